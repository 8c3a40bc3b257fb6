package org.tengen.match.challenge.domain;

import org.tengen.contracts.hash.Sha256;
import org.tengen.contracts.match.ColorDraw;
import org.tengen.contracts.match.PlayerId;
import org.tengen.contracts.match.Seats;
import org.tengen.engine.Color;

/** How the colours of a match will be decided (猜先). */
public sealed interface Colors {
    /** The challenger has named their colour. */
    record Named(Color challenger) implements Colors {}

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

        /** As {@link ColorDraw.ServerDraw} has it: the challenger is black where the last bit is 0. */
        Color challengerColor(PlayerId challenger, PlayerId opponent) {
            String hash = Sha256.ofText(secret + "|" + challenger + "|" + opponent);
            int lastDigit = Character.digit(hash.charAt(hash.length() - 1), 16);
            return lastDigit % 2 == 0 ? Color.BLACK : Color.WHITE;
        }
    }

    /** The draw as the log keeps it, once the opponent is known. */
    default ColorDraw draw(PlayerId challenger, PlayerId opponent) {
        return switch (this) {
            case Named _ -> new ColorDraw.Named();
            case Drawn d ->
                new ColorDraw.ServerDraw(
                        d.commitment(), d.secret(), challenger, d.challengerColor(challenger, opponent));
        };
    }

    /** Who takes which seat. */
    default Seats seats(PlayerId challenger, PlayerId opponent) {
        Color color = switch (this) {
            case Named(var named) -> named;
            case Drawn d -> d.challengerColor(challenger, opponent);
        };
        return color == Color.BLACK ? new Seats(challenger, opponent) : new Seats(opponent, challenger);
    }
}
