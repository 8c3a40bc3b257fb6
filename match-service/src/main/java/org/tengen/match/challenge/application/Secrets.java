package org.tengen.match.challenge.application;

import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.util.HexFormat;

/** Makes what nobody can guess. */
@ApplicationScoped
public class Secrets {
    private static final int BYTES = 32;

    private final SecureRandom random = new SecureRandom();

    /** 64 lower-case hexadecimal digits. */
    public String next() {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
