package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import org.tengen.engine.Color;

/** How the colours of a match were decided (猜先), in a form anybody can check afterwards. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "method")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ColorDraw.Named.class, name = "NAMED"),
    @JsonSubTypes.Type(value = ColorDraw.ServerDraw.class, name = "SERVER_DRAW"),
    @JsonSubTypes.Type(value = ColorDraw.Nigiri.class, name = "NIGIRI"),
    @JsonSubTypes.Type(value = ColorDraw.NigiriWithheld.class, name = "NIGIRI_WITHHELD")
})
public sealed interface ColorDraw {
    /** The challenger named their colour. */
    record Named() implements ColorDraw {}

    /**
     * The server drew. It published the commitment with the challenge, before it could know who would join, and the
     * secret when the match began: the commitment is the SHA-256 of the secret, and
     * {@link org.tengen.contracts.hash.Sha256#ofText} of {@code secret + "|" + challenger + "|" + opponent} decides:
     * the challenger is black where its last bit is 0.
     *
     * @param commitment 64 lower-case hexadecimal digits
     * @param secret what was committed to, 64 lower-case hexadecimal digits
     * @param challenger who opened the challenge
     * @param challengerColor the colour the draw gave the challenger
     */
    record ServerDraw(String commitment, String secret, PlayerId challenger, Color challengerColor)
            implements ColorDraw {}

    /**
     * Both players drew. Each committed to a secret before knowing the other's, the challenger with the challenge and the
     * opponent when joining, and both revealed theirs: each commitment is the SHA-256 of the secret, and
     * {@link org.tengen.contracts.hash.Sha256#ofText} of {@code challengerSecret + "|" + opponentSecret} decides: the
     * challenger is black where its last bit is 0.
     *
     * @param challenger who opened the challenge
     * @param challengerCommitment 64 lower-case hexadecimal digits
     * @param challengerSecret what the challenger committed to
     * @param opponentCommitment 64 lower-case hexadecimal digits
     * @param opponentSecret what the opponent committed to
     * @param challengerColor the colour the draw gave the challenger
     */
    record Nigiri(
            PlayerId challenger,
            String challengerCommitment,
            String challengerSecret,
            String opponentCommitment,
            String opponentSecret,
            Color challengerColor)
            implements ColorDraw {}

    /**
     * Both players drew, but one did not reveal in time, and so lost the draw: whoever revealed is black, as whoever wins it
     * is. The commitment of the player who revealed is the SHA-256 of the secret.
     *
     * @param challenger who opened the challenge
     * @param challengerCommitment 64 lower-case hexadecimal digits
     * @param opponentCommitment 64 lower-case hexadecimal digits
     * @param secret the one that was revealed
     * @param withheldBy who did not reveal
     * @param challengerColor black, unless it was the challenger who did not reveal
     */
    record NigiriWithheld(
            PlayerId challenger,
            String challengerCommitment,
            String opponentCommitment,
            String secret,
            PlayerId withheldBy,
            Color challengerColor)
            implements ColorDraw {}
}
