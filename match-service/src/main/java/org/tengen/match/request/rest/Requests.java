package org.tengen.match.request.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.tengen.contracts.hash.Sha256;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.match.request.application.Answer;
import org.tengen.match.request.application.AnswerOnce;
import org.tengen.match.request.application.RequestKey;
import org.tengen.match.request.application.RequestMemory;

/** Answers requests once, whatever they ask for. */
@ApplicationScoped
public class Requests {
    /** The header by which a client names a request that it may send again. */
    public static final String IDEMPOTENCY_KEY = "Idempotency-Key";

    private final AnswerOnce once;
    private final ObjectMapper json;

    @Inject
    Requests(AnswerOnce once, ObjectMapper json) {
        this.once = once;
        this.json = json;
    }

    /**
     * The response to a request.
     *
     * @param key the Idempotency-Key header
     * @param what names the operation and the match it is for
     * @param body what was sent, as it was understood
     */
    public Response answer(
            PlayerId player, @Nullable String key, String what, Object body, Function<RequestMemory, Answer> work) {
        Supplier<String> fingerprint = () -> Sha256.ofText(what + " " + write(body));
        return response(once.answer(keyOf(player, key), fingerprint, work, this::keyReused));
    }

    /** An answer with a body. */
    public Answer of(int status, Object body) {
        return new Answer(status, write(body), Optional.empty());
    }

    /** An answer with a body that says where to look. */
    public Answer of(int status, Object body, String location) {
        return new Answer(status, write(body), Optional.of(location));
    }

    /** A refusal. */
    public Answer of(Problem problem) {
        return of(problem.status(), problem);
    }

    private static Optional<RequestKey> keyOf(PlayerId player, @Nullable String key) {
        try {
            return Optional.ofNullable(key).map(text -> new RequestKey(player, text));
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.badField(IDEMPOTENCY_KEY, e.getMessage() + "."));
        }
    }

    private Answer keyReused() {
        return of(Problem.of(
                422,
                "idempotency-key-reused",
                "The key was used for another request",
                "This Idempotency-Key came with a different request before. Use a new key for a new request."));
    }

    private static Response response(Answer answer) {
        Response.ResponseBuilder response = Response.status(answer.status())
                .type(answer.isProblem() ? Problem.MEDIA_TYPE : MediaType.APPLICATION_JSON)
                .entity(answer.body());
        answer.location().ifPresent(location -> response.header(HttpHeaders.LOCATION, location));
        return response.build();
    }

    private String write(Object value) {
        try {
            return json.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("An answer of ours cannot be written as JSON", e);
        }
    }
}
