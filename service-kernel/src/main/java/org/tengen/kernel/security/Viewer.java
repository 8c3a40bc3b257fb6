package org.tengen.kernel.security;

import io.quarkus.security.identity.SecurityIdentity;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.tengen.contracts.match.MatchTerms;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.contracts.match.Visibility;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** Whoever looks at something, with or without a token. A bad token is refused as soon as this is asked. */
@RequestScoped
public class Viewer {
    private final SecurityIdentity identity;

    @Inject
    Viewer(SecurityIdentity identity) {
        this.identity = identity;
    }

    /** The player of the token; empty where there is none. */
    public Optional<PlayerId> player() {
        return !identity.isAnonymous() && identity.getPrincipal() instanceof JsonWebToken token
                ? Optional.ofNullable(token.getSubject()).map(Viewer::named)
                : Optional.empty();
    }

    /** Whether the token is an official's, who sees every match. */
    public boolean isOfficial() {
        return Stream.of(Roles.REFEREE, Roles.ORGANIZER, Roles.ADMIN).anyMatch(identity::hasRole);
    }

    /** Whether the viewer plays in a match, is its referee, or an official. */
    public boolean takesPart(MatchTerms terms, Seats seats) {
        return isOfficial()
                || player().filter(viewer -> takesPart(viewer, terms, seats)).isPresent();
    }

    /** Whether somebody plays in a match or is its referee. */
    public static boolean takesPart(PlayerId player, MatchTerms terms, Seats seats) {
        return seats.colorOf(player).isPresent() || terms.referees().contains(player);
    }

    /** Whether a match on these terms is shown to the viewer, where these take part in it. */
    public boolean maySee(MatchTerms terms, Collection<PlayerId> participants) {
        return terms.visibility() == Visibility.PUBLIC
                || isOfficial()
                || player().filter(viewer -> participants.contains(viewer)
                                || terms.referees().contains(viewer))
                        .isPresent();
    }

    /** @throws ProblemException 403 where the match is private and the viewer has no part in it */
    public void requireSight(MatchTerms terms, Seats seats) {
        if (!maySee(terms, List.of(seats.black(), seats.white()))) {
            throw new ProblemException(Problems.privateMatch());
        }
    }

    private static PlayerId named(String subject) {
        try {
            return new PlayerId(subject);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.unauthorized("The token's sub is no player's id. " + e.getMessage()));
        }
    }
}
