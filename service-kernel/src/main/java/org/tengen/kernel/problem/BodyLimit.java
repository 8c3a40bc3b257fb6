package org.tengen.kernel.problem;

import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.ext.Provider;
import jakarta.ws.rs.ext.ReaderInterceptor;
import jakarta.ws.rs.ext.ReaderInterceptorContext;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Refuses large bodies, whether or not the client says beforehand how large they are. What is refused is still read, up
 * to {@value #MOST_READ} bytes, so that the client gets to see the answer.
 */
@Provider
public class BodyLimit implements ContainerRequestFilter, ReaderInterceptor {
    /** Less than {@code quarkus.http.limits.max-body-size}, where the server would break the request off. */
    private static final int MOST_READ = 8_000_000;

    /** Filters are made before the configuration of this run is known. */
    private final Instance<BodyLimitConfig> config;

    @Inject
    public BodyLimit(Instance<BodyLimitConfig> config) {
        this.config = config;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        String length = request.getHeaderString(HttpHeaders.CONTENT_LENGTH);
        if (length != null && isTooLong(length)) {
            throw tooLarge();
        }
    }

    /** The server has checked that it is a number. */
    private boolean isTooLong(String length) {
        return Long.parseLong(length) > maxBytes();
    }

    @Override
    public Object aroundReadFrom(ReaderInterceptorContext context) throws IOException, WebApplicationException {
        int maxBytes = maxBytes();
        InputStream body = context.getInputStream();
        byte[] start = read(body, maxBytes + 1);
        if (start.length > maxBytes) {
            body.skip(MOST_READ - start.length);
            throw tooLarge();
        }
        context.setInputStream(new ByteArrayInputStream(start));
        return context.proceed();
    }

    /** A connection that breaks while a body is sent, or a body that is not sent as HTTP has it, is no fault of ours. */
    private static byte[] read(InputStream body, int bytes) {
        try {
            return body.readNBytes(bytes);
        } catch (IOException _) {
            throw new ProblemException(Problems.badRequest("The body breaks off, or is not sent as HTTP has it."));
        }
    }

    private ProblemException tooLarge() {
        return new ProblemException(Problems.bodyTooLarge(maxBytes()));
    }

    private int maxBytes() {
        return config.get().maxBodyBytes();
    }
}
