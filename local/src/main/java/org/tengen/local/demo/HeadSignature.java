package org.tengen.local.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;

/** The platform's signature under the last event of a log, and so under all of it; {@code docs/log.md} has its form. */
final class HeadSignature {
    private static final String ALGORITHM = "Ed25519";

    private HeadSignature() {}

    /**
     * Whether a signature is good and is under this event.
     *
     * @param signature as the platform gives it
     * @param head the last event of the log
     */
    static boolean isGood(JsonNode signature, JsonNode head) {
        String text = "tengen-record %s %d %s"
                .formatted(
                        head.path("matchId").asText(),
                        head.path("seq").asInt(),
                        head.path("hash").asText());
        return text.equals(signature.path("signedText").asText()) && verifies(signature, text);
    }

    private static boolean verifies(JsonNode signature, String text) {
        try {
            Signature verifier = Signature.getInstance(ALGORITHM);
            verifier.initVerify(key(signature));
            verifier.update(text.getBytes(StandardCharsets.UTF_8));
            return verifier.verify(
                    Base64.getDecoder().decode(signature.path("value").asText()));
        } catch (GeneralSecurityException | IllegalArgumentException _) {
            return false;
        }
    }

    private static PublicKey key(JsonNode signature) throws GeneralSecurityException {
        byte[] encoded = Base64.getDecoder().decode(signature.path("publicKey").asText());
        return KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(encoded));
    }
}
