package org.tengen.kernel.json;

import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** Match ids in paths and queries; what is none is answered with 400. */
@Provider
public class IdParameters implements ParamConverterProvider {
    @Override
    @SuppressWarnings("unchecked") // the cast is of a converter for MatchId where T is MatchId
    public <T> @Nullable ParamConverter<T> getConverter(Class<T> type, Type genericType, Annotation[] annotations) {
        return type == MatchId.class ? (ParamConverter<T>) new MatchIdConverter() : null;
    }

    private static final class MatchIdConverter implements ParamConverter<MatchId> {
        @Override
        public MatchId fromString(String text) {
            try {
                return MatchId.parse(text);
            } catch (IllegalArgumentException _) {
                throw new ProblemException(Problems.badRequest("'" + text + "' is no match id: a match id is a UUID."));
            }
        }

        @Override
        public String toString(MatchId id) {
            return id.toString();
        }
    }
}
