package org.tengen.local.platform;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;

/** The key pair that signs the tokens of a platform on one machine, in two PEM files. */
public final class KeyFiles {
    static final String FOLDER = "keys";

    private static final String PRIVATE = "private.pem";
    private static final String PUBLIC = "public.pem";
    private static final int BITS = 2048;
    private static final int PEM_LINE = 64;

    private final Path folder;

    private KeyFiles(Path folder) {
        this.folder = folder;
    }

    static Optional<KeyFiles> existingIn(Path folder) {
        return Files.exists(folder.resolve(PRIVATE)) ? Optional.of(new KeyFiles(folder)) : Optional.empty();
    }

    static KeyFiles createdIn(Path folder) {
        return existingIn(folder).orElseGet(() -> create(folder));
    }

    private static KeyFiles create(Path folder) {
        KeyPair pair = generate();
        write(folder.resolve(PUBLIC), pem("PUBLIC KEY", pair.getPublic().getEncoded()));
        write(folder.resolve(PRIVATE), pem("PRIVATE KEY", pair.getPrivate().getEncoded()));
        return new KeyFiles(folder);
    }

    private static KeyPair generate() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(BITS);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java platform makes RSA keys", e);
        }
    }

    /** Where services find the public key. */
    URI publicKey() {
        return folder.resolve(PUBLIC).toUri();
    }

    /** @throws Trouble where the file is damaged */
    PrivateKey privateKey() {
        Path file = folder.resolve(PRIVATE);
        try {
            String base64 = Files.readString(file)
                    .lines()
                    .filter(line -> !line.startsWith("-"))
                    .reduce("", String::concat);
            return KeyFactory.getInstance("RSA")
                    .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(base64)));
        } catch (IOException | GeneralSecurityException | IllegalArgumentException e) {
            throw new Trouble("The key in " + file + " is damaged: delete that folder, and a new pair is made.", e);
        }
    }

    private static String pem(String kind, byte[] encoded) {
        String body = Base64.getMimeEncoder(PEM_LINE, new byte[] {'\n'}).encodeToString(encoded);
        return "-----BEGIN " + kind + "-----\n" + body + "\n-----END " + kind + "-----\n";
    }

    /** Writes whole files only, so that nobody reads half a key; readable by the owner alone where the system knows owners. */
    private static void write(Path file, String text) {
        try {
            Path draft = Files.createTempFile(file.getParent(), "key", ".tmp");
            Files.writeString(draft, text);
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new Trouble("The key file " + file + " cannot be written (" + e.getMessage() + ").", e);
        }
    }
}
