package org.tengen.kernel.security;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.jwt.JsonWebToken;
import org.tengen.contracts.match.PlayerId;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** The player whose token came with the request. */
@RequestScoped
public class CurrentPlayer {
    private final JsonWebToken token;

    @Inject
    CurrentPlayer(JsonWebToken token) {
        this.token = token;
    }

    /**
     * The {@code sub} of the token.
     *
     * @throws ProblemException 401 where there is no token, or its {@code sub} can be no player's id
     */
    public PlayerId id() {
        String subject = token.getSubject();
        if (subject == null) {
            throw new ProblemException(Problems.unauthorized("The token names no player in sub."));
        }
        try {
            return new PlayerId(subject);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.unauthorized("The token's sub is no player's id. " + e.getMessage()));
        }
    }
}
