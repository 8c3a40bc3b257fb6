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
import java.io.OutputStream;

/**
 * Refuses large bodies, whether or not the client says beforehand how large they are. What is refused is still read, as
 * far as the server's own limit allows, so that the client gets to see the answer.
 */
@Provider
public class BodyLimit implements ContainerRequestFilter, ReaderInterceptor {
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
        byte[] start = body.readNBytes(maxBytes + 1);
        if (start.length > maxBytes) {
            body.transferTo(OutputStream.nullOutputStream());
            throw tooLarge();
        }
        context.setInputStream(new ByteArrayInputStream(start));
        return context.proceed();
    }

    private ProblemException tooLarge() {
        return new ProblemException(Problems.bodyTooLarge(maxBytes()));
    }

    private int maxBytes() {
        return config.get().maxBodyBytes();
    }
}
