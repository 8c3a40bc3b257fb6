package org.tengen.local.platform;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.NumericDate;
import org.jose4j.lang.JoseException;

/** Signs the bearer tokens that the services of this machine accept. */
public final class Tokens {
    /** What a token is good for unless one says otherwise. */
    public static final Duration LIFE = Duration.ofDays(30);

    private static final String ISSUER = "tengen";

    private final KeyFiles keys;

    public Tokens(KeyFiles keys) {
        this.keys = keys;
    }

    /** A token for somebody who only plays. */
    public String forPlayer(String player) {
        return issue(player, List.of("player"));
    }

    /**
     * A token for a player.
     *
     * @param player who acts with it, the {@code sub}
     * @param roles such as {@code player} or {@code referee}
     */
    public String issue(String player, List<String> roles) {
        return issue(player, roles, Instant.now().plus(LIFE));
    }

    /** As {@link #issue(String, List)}, good until an instant, which may have passed. */
    public String issue(String player, List<String> roles, Instant expiresAt) {
        JwtClaims claims = new JwtClaims();
        claims.setIssuer(ISSUER);
        claims.setSubject(player);
        claims.setStringListClaim("groups", roles);
        claims.setStringClaim("upn", player);
        claims.setJwtId(UUID.randomUUID().toString());
        claims.setIssuedAt(NumericDate.fromSeconds(expiresAt.minus(LIFE).getEpochSecond()));
        claims.setExpirationTime(NumericDate.fromSeconds(expiresAt.getEpochSecond()));
        return signed(claims);
    }

    private String signed(JwtClaims claims) {
        JsonWebSignature signature = new JsonWebSignature();
        signature.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA256);
        signature.setHeader("typ", "JWT");
        signature.setPayload(claims.toJson());
        signature.setKey(keys.privateKey());
        try {
            return signature.getCompactSerialization();
        } catch (JoseException e) {
            throw new IllegalStateException("A token cannot be signed", e);
        }
    }
}
