package org.tengen.kernel.http;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.Problems;

/**
 * What is wrong with a request as HTTP, whatever it asks for.
 *
 * @param maxLineBytes of the request line
 * @param maxHeaderBytes of all headers together
 * @param maxBodyBytes of what clients are told is the most
 * @param maxReadBytes of a body that is read at all, if only to be refused
 */
record RequestCheck(int maxLineBytes, int maxHeaderBytes, int maxBodyBytes, long maxReadBytes) {
    Optional<Problem> problem(HttpServerRequest request) {
        if (request.decoderResult().isFailure()) {
            return Optional.of(notHttp(request.decoderResult().cause()));
        }
        if (!isUri(request.uri())) {
            return Optional.of(Problems.badRequest(
                    "The request target is no URI: it is a path such as /api/matches, and what is not allowed in a URI is"
                            + " written as %20 and the like."));
        }
        if (request.authority() == null) {
            return Optional.of(Problems.badRequest("The header Host is missing, or is no host."));
        }
        return isTooLong(request.getHeader(HttpHeaders.CONTENT_LENGTH))
                ? Optional.of(Problems.bodyTooLarge(maxBodyBytes))
                : Optional.empty();
    }

    private Problem notHttp(@Nullable Throwable cause) {
        return switch (cause) {
            case TooLongHttpLineException _ -> Problems.uriTooLong(maxLineBytes);
            case TooLongHttpHeaderException _ -> Problems.headersTooLarge(maxHeaderBytes);
            case null, default ->
                Problems.badRequest("This is no HTTP request: its first line or one of its headers cannot be read.");
        };
    }

    private static boolean isUri(String target) {
        try {
            new URI(target);
            return target.startsWith("/") || target.contains("://");
        } catch (URISyntaxException _) {
            return false;
        }
    }

    /** The server has checked that it is a number, of any length. */
    private boolean isTooLong(@Nullable String length) {
        return length != null && (length.length() > 18 || Long.parseLong(length) > maxReadBytes);
    }
}
