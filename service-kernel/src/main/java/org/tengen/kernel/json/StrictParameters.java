package org.tengen.kernel.json;

import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.match.MatchId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** Match ids, whole numbers and truth values in paths, queries and headers; what is none is answered with 400 and named. */
@Provider
public class StrictParameters implements ParamConverterProvider {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,10}");

    @Override
    @SuppressWarnings("unchecked") // each cast is of a converter for the very type it is returned for
    public <T> @Nullable ParamConverter<T> getConverter(Class<T> type, Type genericType, Annotation[] annotations) {
        String name = name(annotations);
        if (type == MatchId.class) {
            return (ParamConverter<T>) new Converter<>(name, "no match id: a match id is a UUID", MatchId::parse);
        }
        if (type == int.class || type == Integer.class) {
            return (ParamConverter<T>) new Converter<>(name, "no whole number", StrictParameters::number);
        }
        if (type == boolean.class || type == Boolean.class) {
            return (ParamConverter<T>) new Converter<>(name, "neither true nor false", StrictParameters::truth);
        }
        return null;
    }

    private static String name(Annotation[] annotations) {
        return Arrays.stream(annotations)
                .flatMap(annotation -> switch (annotation) {
                    case QueryParam query -> Stream.of(query.value());
                    case PathParam path -> Stream.of(path.value());
                    case HeaderParam header -> Stream.of(header.value());
                    default -> Stream.empty();
                })
                .findFirst()
                .orElse("");
    }

    /** Java would also read other scripts' digits, and a plus sign. */
    private static Integer number(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw new NumberFormatException(text);
        }
        return Integer.valueOf(text);
    }

    private static Boolean truth(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(text);
        };
    }

    private record Converter<T>(String name, String complaint, Function<String, T> reader)
            implements ParamConverter<T> {
        @Override
        public T fromString(String text) {
            try {
                return reader.apply(text);
            } catch (IllegalArgumentException _) {
                String detail = "'" + text + "' is " + complaint + ".";
                throw new ProblemException(
                        name.isEmpty() ? Problems.badRequest(detail) : Problems.badField(name, name + ": " + detail));
            }
        }

        @Override
        public String toString(T value) {
            return String.valueOf(value);
        }
    }
}
