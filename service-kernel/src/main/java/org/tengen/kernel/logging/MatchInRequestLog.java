package org.tengen.kernel.logging;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.ext.Provider;
import org.jboss.logmanager.MDC;

/** Puts the match a path names ({@code {id}} or {@code {matchId}}) into the log lines of the request. */
@Provider
public class MatchInRequestLog implements ContainerRequestFilter, ContainerResponseFilter {
    @Override
    public void filter(ContainerRequestContext request) {
        String id = request.getUriInfo().getPathParameters().getFirst("id");
        String matchId = id == null ? request.getUriInfo().getPathParameters().getFirst(MatchLog.MATCH_ID) : id;
        if (matchId != null) {
            MDC.put(MatchLog.MATCH_ID, matchId);
        }
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        MDC.remove(MatchLog.MATCH_ID);
    }
}
