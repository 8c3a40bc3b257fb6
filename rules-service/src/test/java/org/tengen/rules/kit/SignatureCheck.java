package org.tengen.rules.kit;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;

/** Checks an Ed25519 signature as a third party would: with the JDK and what the API says. */
public final class SignatureCheck {
    private SignatureCheck() {}

    public static boolean isValid(String publicKey, String text, String signature) throws GeneralSecurityException {
        Signature check = Signature.getInstance("Ed25519");
        check.initVerify(KeyFactory.getInstance("Ed25519")
                .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(publicKey))));
        check.update(text.getBytes(StandardCharsets.UTF_8));
        return check.verify(Base64.getDecoder().decode(signature));
    }
}
