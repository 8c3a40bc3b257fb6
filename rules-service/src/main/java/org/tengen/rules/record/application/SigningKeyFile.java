package org.tengen.rules.record.application;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An Ed25519 key pair in a PEM file: a {@code PRIVATE KEY} (PKCS#8) and a {@code PUBLIC KEY} (X.509). */
final class SigningKeyFile {
    private static final String ALGORITHM = "Ed25519";
    private static final String PRIVATE = "PRIVATE KEY";
    private static final String PUBLIC = "PUBLIC KEY";

    private SigningKeyFile() {}

    /** The pair in the file; a new one, written there for its owner alone to read, where there is no file. */
    static KeyPair readOrMake(Path file) {
        try {
            if (Files.notExists(file)) {
                make(file);
            }
            return read(file);
        } catch (IOException e) {
            throw new UncheckedIOException("The signing key " + file + " can be neither read nor made", e);
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new IllegalStateException(
                    "The file " + file + " does not hold an Ed25519 key pair in PEM, private and public", e);
        }
    }

    private static void make(Path file) throws IOException, GeneralSecurityException {
        KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
        String pem = pem(PRIVATE, pair.getPrivate().getEncoded())
                + pem(PUBLIC, pair.getPublic().getEncoded());
        Path half = Files.createTempFile(
                file.toAbsolutePath().getParent(),
                "signing-key",
                ".pem",
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        try {
            Files.writeString(half, pem);
            Files.createLink(file, half);
        } catch (FileAlreadyExistsException e) {
            // Another replica has made one meanwhile: that one is the key.
        } finally {
            Files.delete(half);
        }
    }

    private static KeyPair read(Path file) throws IOException, GeneralSecurityException {
        String pem = Files.readString(file);
        KeyFactory keys = KeyFactory.getInstance(ALGORITHM);
        return new KeyPair(
                keys.generatePublic(new X509EncodedKeySpec(block(PUBLIC, pem))),
                keys.generatePrivate(new PKCS8EncodedKeySpec(block(PRIVATE, pem))));
    }

    private static String pem(String label, byte[] content) {
        String base64 = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(content);
        return "-----BEGIN " + label + "-----\n" + base64 + "\n-----END " + label + "-----\n";
    }

    private static byte[] block(String label, String pem) {
        Matcher matcher = Pattern.compile("-----BEGIN " + label + "-----([^-]*)-----END " + label + "-----")
                .matcher(pem);
        if (!matcher.find()) {
            throw new IllegalArgumentException("There is no " + label);
        }
        return Base64.getMimeDecoder().decode(matcher.group(1));
    }
}
