package org.tengen.kernel.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.ForbiddenException;
import io.quarkus.security.UnauthorizedException;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/** Turns whatever ends a request into a problem document. Only what is our fault is logged, once, here. */
public class ProblemMappers {
    private static final Logger LOG = Logger.getLogger(ProblemMappers.class);
    private static final String RETRY_AFTER_SECONDS = "1";

    /** Problems of our own, and what JAX-RS says of requests that reach no method of ours. */
    @ServerExceptionMapper
    public Response ofHttp(WebApplicationException fault) {
        return switch (fault) {
            case ProblemException e -> response(e.problem());
            case WebApplicationException e
            when e.getCause() instanceof JsonProcessingException json -> response(JsonProblems.of(json));
            case WebApplicationException e when e.getResponse().getStatus() < 400 -> e.getResponse();
            case WebApplicationException e ->
                response(Problems.ofStatus(e.getResponse().getStatus()));
        };
    }

    /** A body that is not the JSON asked for. Quarkus has a mapper of its own for exactly this type, which gives way. */
    @ServerExceptionMapper
    public Response ofJson(MismatchedInputException fault) {
        return response(JsonProblems.of(fault));
    }

    /** A value that an annotation forbids. */
    @ServerExceptionMapper
    public Response ofViolation(ConstraintViolationException fault) {
        ConstraintViolation<?> first =
                fault.getConstraintViolations().iterator().next();
        String path = first.getPropertyPath().toString();
        String field = path.substring(path.lastIndexOf('.') + 1);
        return response(Problems.badField(field, field + " " + first.getMessage() + "."));
    }

    /** A token that is forged, expired or unreadable. */
    @ServerExceptionMapper
    public Response ofBadToken(@SuppressWarnings("unused") AuthenticationFailedException fault) {
        return response(Problems.unauthorized("The token is not valid: not ours, expired, or damaged."));
    }

    /** No token where one is needed. */
    @ServerExceptionMapper
    public Response ofMissingToken(@SuppressWarnings("unused") UnauthorizedException fault) {
        return response(Problems.ofStatus(401));
    }

    /** A token without the role that is needed. */
    @ServerExceptionMapper
    public Response ofMissingRole(@SuppressWarnings("unused") ForbiddenException fault) {
        return response(Problems.ofStatus(403));
    }

    /** Everything else is our fault. */
    @ServerExceptionMapper
    public Response ofFault(Throwable fault) {
        String traceId = UUID.randomUUID().toString();
        LOG.errorf(fault, "A request failed, traceId %s", traceId);
        return response(Problems.internalError(traceId));
    }

    private static Response response(Problem problem) {
        Response.ResponseBuilder response =
                Response.status(problem.status()).type(Problem.MEDIA_TYPE).entity(problem);
        if (problem.status() == 401) {
            response.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
        }
        if (problem.status() == 503) {
            response.header(HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS);
        }
        return response.build();
    }
}
