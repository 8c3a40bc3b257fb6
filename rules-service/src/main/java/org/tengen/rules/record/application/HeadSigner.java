package org.tengen.rules.record.application;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.util.Base64;
import java.util.Optional;
import org.tengen.contracts.event.Recorded;

/** Signs heads of records, so that a copy of a record proves where it came from. */
@ApplicationScoped
public class HeadSigner {
    private final Optional<KeyPair> keys;

    HeadSigner(RecordConfig config) {
        keys = config.signingKey().map(SigningKeyFile::readOrMake);
    }

    /** The signature of a head; empty where the server has no key. */
    Optional<VerifyRecord.Signature> sign(Recorded head) {
        return keys.map(pair -> sign(pair, signedText(head)));
    }

    /** {@code tengen-record MATCH_ID HEAD_SEQ HEAD_HASH}. */
    private static String signedText(Recorded head) {
        return String.join(" ", "tengen-record", head.matchId().toString(), Integer.toString(head.seq()), head.hash());
    }

    private static VerifyRecord.Signature sign(KeyPair pair, String text) {
        try {
            java.security.Signature signature = java.security.Signature.getInstance("Ed25519");
            signature.initSign(pair.getPrivate());
            signature.update(text.getBytes(StandardCharsets.UTF_8));
            return new VerifyRecord.Signature(
                    text,
                    Base64.getEncoder().encodeToString(signature.sign()),
                    Base64.getEncoder().encodeToString(pair.getPublic().getEncoded()));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("The signing key cannot sign", e);
        }
    }
}
