package org.tengen.kernel.problem;

/** The problems every service may answer with. */
public final class Problems {
    private Problems() {}

    /** 400: the request cannot be read, or says something impossible. */
    public static Problem badRequest(String detail) {
        return Problem.of(400, "bad-request", "The request cannot be understood", detail);
    }

    /** 400: there is no body, or it is {@code null}. */
    public static Problem noBody() {
        return badRequest("The request needs a JSON body.");
    }

    /** 400, about one field of the body, such as {@code timeControl.periodMs}. */
    public static Problem badField(String field, String detail) {
        return badRequest(detail).with("field", field);
    }

    /** 401. */
    public static Problem unauthorized(String detail) {
        return Problem.of(401, "unauthorized", "A valid token is needed", detail);
    }

    /** 403. */
    public static Problem forbidden(String detail) {
        return Problem.of(403, "forbidden", "This is not yours to do", detail);
    }

    /** 403: a match that is shown to those who take part in it alone. */
    public static Problem privateMatch() {
        return Problem.of(
                403,
                "private-match",
                "The match is private",
                "Only its players, its referees and the organizers see it. Send the token of one of them.");
    }

    /** 404. */
    public static Problem notFound(String detail) {
        return Problem.of(404, "not-found", "There is nothing here", detail);
    }

    /** 413. */
    public static Problem bodyTooLarge(long maxBytes) {
        return Problem.of(
                        413,
                        "body-too-large",
                        "The body is too large",
                        "A request here has a body of at most " + maxBytes + " bytes.")
                .with("maxBytes", maxBytes);
    }

    /** 414. */
    public static Problem uriTooLong(int maxBytes) {
        return Problem.of(
                        414,
                        "uri-too-long",
                        "The URI is too long",
                        "The first line of a request here, method and URI, has at most " + maxBytes + " bytes.")
                .with("maxBytes", maxBytes);
    }

    /** 431. */
    public static Problem headersTooLarge(int maxBytes) {
        return Problem.of(
                        431,
                        "headers-too-large",
                        "The headers are too large",
                        "The headers of a request here have at most " + maxBytes + " bytes in all.")
                .with("maxBytes", maxBytes);
    }

    /** 500: our fault; {@code traceId} stands beside the cause in the log. */
    public static Problem internalError(String traceId) {
        return Problem.of(
                        500,
                        "internal-error",
                        "Something went wrong here",
                        "This is our fault, not yours. Tell us the trace id and we can find out why.")
                .with("traceId", traceId);
    }

    /** 503: the same request may succeed in a moment. */
    public static Problem unavailable(String detail) {
        return Problem.of(503, "unavailable", "Not available at the moment", detail);
    }

    /** What a bare HTTP status says. */
    static Problem ofStatus(int status) {
        return switch (status) {
            case 401 -> unauthorized("Send a token: Authorization: Bearer ….");
            case 403 -> forbidden("Your token does not allow this.");
            case 404 -> notFound("No resource has this path.");
            case 405 ->
                Problem.of(
                        405,
                        "method-not-allowed",
                        "The method is not allowed here",
                        "The resource exists, but not for this method.");
            case 406 ->
                Problem.of(
                        406,
                        "not-acceptable",
                        "No acceptable representation",
                        "The resource has no representation of a type in Accept.");
            case 415 ->
                Problem.of(
                        415,
                        "unsupported-media-type",
                        "The media type is not supported",
                        "Send the body as Content-Type: application/json.");
            case 429 ->
                Problem.of(429, "too-many-requests", "Too many requests", "Wait a moment before you try again.");
            case 503 -> unavailable("Try again in a moment.");
            default -> ofOtherStatus(status);
        };
    }

    private static Problem ofOtherStatus(int status) {
        return status < 500
                ? badRequest("The request cannot be served.")
                : Problem.of(status, "internal-error", "Something went wrong here", "This is our fault, not yours.");
    }
}
