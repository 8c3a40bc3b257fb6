package org.tengen.engine.notation;

import java.util.List;

/** Smart Game Format, FF[4], as it is found in the wild. */
public final class Sgf {
    /**
     * What was read.
     *
     * @param game the main line of the first game
     * @param warnings what had to be bent to read it
     * @param otherVariations how many other lines the game has
     * @param otherGames how many other games the text has
     */
    public record Reading(SgfGame game, List<SgfWarning> warnings, int otherVariations, int otherGames) {
        public Reading {
            warnings = List.copyOf(warnings);
        }
    }

    private Sgf() {}

    /**
     * Reads the first game of a text, within {@link SgfLimits#USUAL}. The text must have been decoded: bytes are no
     * business of this class.
     *
     * @throws SgfException where it cannot be read, with line and column
     */
    public static Reading read(String text) {
        return read(text, SgfLimits.USUAL);
    }

    /**
     * Reads the first game of a text.
     *
     * @throws SgfException where it cannot be read or is more than the limits allow, with line and column
     */
    public static Reading read(String text, SgfLimits limits) {
        return SgfReader.read(SgfParser.parse(text, limits));
    }

    /**
     * Writes a game; reading it again gives the same game. Komi has a decimal point, handicap stones stand in the root,
     * texts are escaped.
     *
     * @param application what writes it, as {@code Tengen:0.1}
     */
    public static String write(SgfGame game, String application) {
        return SgfWriter.write(game, application);
    }
}
