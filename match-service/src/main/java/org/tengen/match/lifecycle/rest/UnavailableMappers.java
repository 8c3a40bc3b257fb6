package org.tengen.match.lifecycle.rest;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.tengen.kernel.problem.Problem;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.record.RecordsUnavailable;
import org.tengen.match.lifecycle.application.MatchNotReadYet;
import org.tengen.match.lifecycle.application.ProposalNotSent;
import org.tengen.match.lifecycle.domain.CorruptStream;

/** What is answered while another part of the platform is away. */
public class UnavailableMappers {
    private static final Logger LOG = Logger.getLogger(UnavailableMappers.class);

    /** Kafka takes no commands. */
    @ServerExceptionMapper
    public Response ofProposal(ProposalNotSent fault) {
        return unavailable(fault);
    }

    /** rules-service shows no records. */
    @ServerExceptionMapper
    public Response ofRecords(RecordsUnavailable fault) {
        return unavailable(fault);
    }

    /** A match that begins has not come here yet. */
    @ServerExceptionMapper
    public Response ofMatch(MatchNotReadYet fault) {
        return unavailable(fault);
    }

    /** A match has come to something that this version cannot deal with; another one may. */
    @ServerExceptionMapper
    public Response ofMatch(CorruptStream fault) {
        return unavailable(fault);
    }

    private static Response unavailable(RuntimeException fault) {
        LOG.warn(fault.getMessage());
        Problem problem = Problems.unavailable("A part of the platform does not answer. Send the same request again.");
        return Response.status(problem.status())
                .type(Problem.MEDIA_TYPE)
                .header(HttpHeaders.RETRY_AFTER, 1)
                .entity(problem)
                .build();
    }
}
