package org.tengen.match.challenge.domain;

import org.tengen.contracts.hash.Sha256;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.Commitment;
import org.tengen.contracts.match.PlayerId;
import org.tengen.engine.Color;

/** How the colours of a match will be decided (猜先). */
public sealed interface Colors {
    /** The challenger has named their colour. */
    record Named(Color challenger) implements Colors {
        Draw draw() {
            return new Draw(new ColorDraw.Named(), challenger);
        }
    }

    /**
     * The server draws. It has committed itself to the secret before it could know who would join.
     *
     * @param secret 64 lower-case hexadecimal digits nobody can guess; told to nobody before the match begins
     */
    record Drawn(String secret) implements Colors {
        public Drawn {
            if (!secret.matches("[0-9a-f]{64}")) {
                throw new IllegalArgumentException("A secret is 64 lower-case hexadecimal digits");
            }
        }

        /** What is told with the challenge: the SHA-256 of the secret. */
        public String commitment() {
            return Sha256.ofText(secret);
        }

        /** As {@link ColorDraw.ServerDraw} has it. */
        Draw draw(PlayerId challenger, PlayerId opponent) {
            Color color = Draw.parity(secret + "|" + challenger + "|" + opponent);
            return new Draw(new ColorDraw.ServerDraw(commitment(), secret, challenger, color), color);
        }
    }

    /**
     * Both players draw: each commits to a secret, then both reveal.
     *
     * @param challenger what the challenger has committed to
     * @param server draws instead, where neither player reveals in time; committed to as early as the challenger
     */
    record Nigiri(Commitment challenger, Drawn server) implements Colors {
        /** As {@link ColorDraw.Nigiri} has it. */
        Draw draw(PlayerId challengerId, String challengerSecret, String opponentCommitment, String opponentSecret) {
            Color color = Draw.parity(challengerSecret + "|" + opponentSecret);
            ColorDraw.Nigiri drawn = new ColorDraw.Nigiri(
                    challengerId, challenger.sha256(), challengerSecret, opponentCommitment, opponentSecret, color);
            return new Draw(drawn, color);
        }

        /** As {@link ColorDraw.NigiriWithheld} has it: who did not reveal has lost the draw. */
        Draw withheld(PlayerId challengerId, String opponentCommitment, String secret, PlayerId withheldBy) {
            Color color = withheldBy.equals(challengerId) ? Color.WHITE : Color.BLACK;
            ColorDraw.NigiriWithheld drawn = new ColorDraw.NigiriWithheld(
                    challengerId, challenger.sha256(), opponentCommitment, secret, withheldBy, color);
            return new Draw(drawn, color);
        }
    }

    /**
     * How the colours came out.
     *
     * @param how as the log keeps it
     * @param challenger the challenger's colour
     */
    record Draw(ColorDraw how, Color challenger) {
        /** Black where the last bit of the text's SHA-256 is 0. */
        private static Color parity(String text) {
            String hash = Sha256.ofText(text);
            int lastDigit = Character.digit(hash.charAt(hash.length() - 1), 16);
            return lastDigit % 2 == 0 ? Color.BLACK : Color.WHITE;
        }
    }
}
