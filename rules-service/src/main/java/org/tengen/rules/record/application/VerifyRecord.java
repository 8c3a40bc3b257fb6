package org.tengen.rules.record.application;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tengen.contracts.event.Recorded;
import org.tengen.contracts.match.MatchId;
import org.tengen.contracts.wire.HashChain;

/** Checks the hash chain of a record as it is stored, and signs its head. */
@ApplicationScoped
public class VerifyRecord {
    private final ReadLog log;
    private final HeadSigner signer;
    private final ObjectMapper json;

    VerifyRecord(ReadLog log, HeadSigner signer, ObjectMapper json) {
        this.log = log;
        this.signer = signer;
        this.json = json;
    }

    /** What was found; empty where there is no such match. */
    public Optional<Verification> verify(MatchId match) {
        List<LogEntry> entries = log.all(match);
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        Recorded head = entries.getLast().event();
        Optional<String> fault = HashChain.firstFault(trees(entries));
        return Optional.of(new Verification(head, fault, fault.isEmpty() ? signer.sign(head) : Optional.empty()));
    }

    private List<JsonNode> trees(List<LogEntry> entries) {
        List<JsonNode> trees = new ArrayList<>(entries.size());
        try {
            for (LogEntry entry : entries) {
                trees.add(json.readTree(entry.json()));
            }
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("The log holds something that is not JSON", e);
        }
        return trees;
    }

    /**
     * What a check of a record found.
     *
     * @param head the last event
     * @param fault the first thing wrong with the chain, in a sentence
     * @param signature of the head; only where nothing is wrong, and the server has a key
     */
    public record Verification(Recorded head, Optional<String> fault, Optional<Signature> signature) {}

    /**
     * An Ed25519 signature.
     *
     * @param signedText what was signed, in UTF-8
     * @param value the signature in Base64
     * @param publicKey the key to check it with: X.509 SubjectPublicKeyInfo in Base64
     */
    public record Signature(String signedText, String value, String publicKey) {}
}
