package org.tengen.match.lifecycle.rest;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;
import org.tengen.kernel.security.Viewer;
import org.tengen.match.lifecycle.application.LiveMatches;
import org.tengen.match.lifecycle.application.OpenChallenges;
import org.tengen.match.lifecycle.application.OpenChallenges.Offer;
import org.tengen.match.lifecycle.domain.Rejection;
import org.tengen.match.lifecycle.domain.Started;

/** Matches as far as whoever asks may see them. Everything that shows a match finds it here. */
@RequestScoped
public class VisibleMatches {
    private final LiveMatches matches;
    private final OpenChallenges challenges;
    private final Viewer viewer;

    @Inject
    VisibleMatches(LiveMatches matches, OpenChallenges challenges, Viewer viewer) {
        this.matches = matches;
        this.challenges = challenges;
        this.viewer = viewer;
    }

    /**
     * A match; empty where no event of it has been folded.
     *
     * @throws ProblemException 403 where it is private and the viewer has no part in it
     */
    public Optional<Started> find(MatchId id) {
        return find(id, 0);
    }

    /**
     * A match after event {@code seq} or later; empty where no event of it has been folded, and less where its log does not go so
     * far.
     *
     * @throws ProblemException 403 where it is private and the viewer has no part in it
     */
    public Optional<Started> find(MatchId id, int seq) {
        Optional<Started> match = matches.find(id, seq);
        match.ifPresent(found ->
                viewer.requireSight(found.contest().terms(), found.contest().seats()));
        return match;
    }

    /**
     * Checks that there is a match or a challenge to watch, and that the viewer may.
     *
     * @throws ProblemException 404 or 403
     */
    public void require(MatchId id) {
        if (find(id).isEmpty()) {
            Offer offer = challenges
                    .findOffer(id)
                    .orElseThrow(() -> new ProblemException(RejectionProblems.of(new Rejection.NoSuchMatch())));
            if (!viewer.maySee(offer.terms(), participants(offer))) {
                throw new ProblemException(Problems.privateMatch());
            }
        }
    }

    private static List<PlayerId> participants(Offer offer) {
        return Stream.concat(Stream.of(offer.challenger()), offer.invited().stream())
                .toList();
    }
}
