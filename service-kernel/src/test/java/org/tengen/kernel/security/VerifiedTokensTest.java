package org.tengen.kernel.security;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.smallrye.jwt.auth.principal.DefaultJWTCallerPrincipal;
import io.smallrye.jwt.auth.principal.JWTAuthContextInfo;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipal;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.ParseException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.NumericDate;
import org.junit.jupiter.api.Test;

class VerifiedTokensTest {
    private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");
    private static final JWTAuthContextInfo CONTEXT = new JWTAuthContextInfo();

    private final List<String> checked = new ArrayList<>();
    private Instant expires = NOW.plusSeconds(3600);
    private final VerifiedTokens tokens = new VerifiedTokens(InstantSource.fixed(NOW), new JWTCallerPrincipalFactory() {
        @Override
        public JWTCallerPrincipal parse(String token, JWTAuthContextInfo context) throws ParseException {
            checked.add(token);
            if (token.startsWith("forged")) {
                throw new ParseException("forged");
            }
            JwtClaims claims = new JwtClaims();
            claims.setSubject(token);
            claims.setExpirationTime(NumericDate.fromSeconds(expires.getEpochSecond()));
            return new DefaultJWTCallerPrincipal(claims);
        }
    });

    @Test
    void a_token_is_checked_once_however_often_it_comes() throws ParseException {
        assertThat(tokens.parse("alice", CONTEXT).getSubject()).isEqualTo("alice");
        assertThat(tokens.parse("alice", CONTEXT).getSubject()).isEqualTo("alice");
        assertThat(tokens.parse("bob", CONTEXT).getSubject()).isEqualTo("bob");

        assertThat(checked).containsExactly("alice", "bob");
    }

    @Test
    void what_is_no_valid_token_is_checked_each_time() {
        assertThatThrownBy(() -> tokens.parse("forged", CONTEXT)).isInstanceOf(ParseException.class);
        assertThatThrownBy(() -> tokens.parse("forged", CONTEXT)).isInstanceOf(ParseException.class);

        assertThat(checked).containsExactly("forged", "forged");
    }

    @Test
    void a_token_that_has_expired_is_checked_again() throws ParseException {
        expires = NOW.minusSeconds(30);
        tokens.parse("alice", CONTEXT);
        tokens.parse("alice", CONTEXT);

        assertThat(checked).containsExactly("alice", "alice");
    }
}
