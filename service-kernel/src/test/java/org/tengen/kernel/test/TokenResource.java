package org.tengen.kernel.test;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;

/** Makes the service accept the tokens of {@link Tokens}, with a new key for each run of the tests. */
public final class TokenResource implements QuarkusTestResourceLifecycleManager {
    static final String SIGNING_KEY = "tengen.test.signing-key";

    @Override
    public Map<String, String> start() {
        KeyPair keys = newKeys();
        return Map.of(
                "mp.jwt.verify.publickey",
                base64(keys.getPublic().getEncoded()),
                SIGNING_KEY,
                base64(keys.getPrivate().getEncoded()));
    }

    @Override
    public void stop() {
        // A key needs no stopping.
    }

    static KeyPair newKeys() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            return generator.generateKeyPair();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has RSA", e);
        }
    }

    private static String base64(byte[] encoded) {
        return Base64.getEncoder().encodeToString(encoded);
    }
}
