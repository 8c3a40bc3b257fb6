package org.tengen.kernel.test;

import io.smallrye.jwt.build.Jwt;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.PrivateKey;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.microprofile.config.ConfigProvider;

/** Real tokens for tests: signed with the key of {@link TokenResource}, whose use they need. */
public final class Tokens {
    private static final String ISSUER = "tengen";
    private static final Duration VALIDITY = Duration.ofHours(1);

    private Tokens() {}

    /** A valid token of a player with the role {@code player} and these others. */
    public static String of(String subject, String... otherRoles) {
        return token(subject, Instant.now().plus(VALIDITY), signingKey(), otherRoles);
    }

    /** A token that was valid until an hour ago. */
    public static String expired(String subject) {
        return token(subject, Instant.now().minus(VALIDITY), signingKey());
    }

    /** A token signed with a key that is not ours. */
    public static String forged(String subject) {
        return token(
                subject, Instant.now().plus(VALIDITY), TokenResource.newKeys().getPrivate());
    }

    /** A valid token without any role. */
    public static String withoutRoles(String subject) {
        return Jwt.issuer(ISSUER)
                .subject(subject)
                .expiresAt(Instant.now().plus(VALIDITY))
                .sign(signingKey());
    }

    private static String token(String subject, Instant expiry, PrivateKey key, String... otherRoles) {
        return Jwt.issuer(ISSUER)
                .subject(subject)
                .upn(subject)
                .groups(roles(otherRoles))
                .issuedAt(expiry.minus(VALIDITY.multipliedBy(2)))
                .expiresAt(expiry)
                .sign(key);
    }

    private static Set<String> roles(String... otherRoles) {
        Set<String> roles = new HashSet<>(Set.of(otherRoles));
        roles.add("player");
        return roles;
    }

    private static PrivateKey signingKey() {
        String key = ConfigProvider.getConfig().getValue(TokenResource.SIGNING_KEY, String.class);
        try {
            return KeyFactory.getInstance("RSA")
                    .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(key)));
        } catch (NoSuchAlgorithmException | InvalidKeySpecException e) {
            throw new IllegalStateException("The signing key of the tests is no RSA key", e);
        }
    }
}
