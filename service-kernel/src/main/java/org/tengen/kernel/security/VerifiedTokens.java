package org.tengen.kernel.security;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Expiry;
import io.smallrye.jwt.auth.principal.DefaultJWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.JWTAuthContextInfo;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipal;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.ParseException;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * Tokens whose signature has been checked: a client sends the same one with every request, and checking it is an RSA operation. Each
 * is remembered until it expires, for five minutes at most, so that a key that is withdrawn is withdrawn by then. What is no valid
 * token is never remembered.
 */
@Alternative
@Priority(1)
@ApplicationScoped
public class VerifiedTokens extends JWTCallerPrincipalFactory {
    private static final int MOST = 20_000;
    private static final Duration LONGEST = Duration.ofMinutes(5);

    private final JWTCallerPrincipalFactory check;
    private final Cache<String, JWTCallerPrincipal> verified;

    /** Checks tokens as the extension does. */
    @Inject
    public VerifiedTokens(InstantSource time) {
        this(time, new DefaultJWTCallerPrincipalFactory());
    }

    VerifiedTokens(InstantSource time, JWTCallerPrincipalFactory check) {
        this.check = check;
        this.verified = Caffeine.newBuilder()
                .maximumSize(MOST)
                .expireAfter(Expiry.creating((String _, JWTCallerPrincipal token) -> validFor(token, time.instant())))
                .build();
    }

    @Override
    public JWTCallerPrincipal parse(String token, JWTAuthContextInfo context) throws ParseException {
        JWTCallerPrincipal known = verified.getIfPresent(token);
        if (known != null) {
            return known;
        }
        JWTCallerPrincipal fresh = check.parse(token, context);
        verified.put(token, fresh);
        return fresh;
    }

    private static Duration validFor(JWTCallerPrincipal token, Instant now) {
        Duration left = Duration.between(now, Instant.ofEpochSecond(token.getExpirationTime()));
        if (left.isNegative()) {
            return Duration.ZERO;
        }
        return left.compareTo(LONGEST) < 0 ? left : LONGEST;
    }
}
