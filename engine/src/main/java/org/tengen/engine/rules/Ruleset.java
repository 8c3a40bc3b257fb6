package org.tengen.engine.rules;

import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/**
 * The rules one game is played and counted by, as a value: the parameters are independent switches, and a named
 * ruleset ({@link Rulesets}) is only a name for one setting of them.
 *
 * @param name a preset's name, or {@code custom}
 * @param scoring what is counted
 * @param ko which repetitions are forbidden
 * @param suicide whether one's own chain may be taken off
 * @param tax which eyes count nothing
 * @param dame whose the neutral points are when area is counted
 * @param komi what White gets in an even game, unless the game says otherwise
 * @param handicapBonus what White gets back for handicap stones
 * @param button whether the first pass earns half a point
 * @param deadStones what is dead at the end
 * @param passesToEnd how many passes in a row end play, 2 or more
 * @param longCycle what becomes of a repetition under {@link KoRule#SIMPLE}
 * @param placement how the first stones come on the board
 * @param firstToPlay who plays first where there is no handicap
 */
public record Ruleset(
        String name,
        ScoringRule scoring,
        KoRule ko,
        SuicideRule suicide,
        TaxRule tax,
        DameRule dame,
        Komi komi,
        HandicapBonus handicapBonus,
        boolean button,
        DeadStones deadStones,
        int passesToEnd,
        LongCycle longCycle,
        Placement placement,
        Color firstToPlay) {

    /** The name of a ruleset that is no preset. */
    public static final String CUSTOM = "custom";
    /** The most passes in a row a ruleset may ask for. */
    public static final int MAX_PASSES_TO_END = 4;

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,63}");

    /** @throws IllegalArgumentException where the parameters contradict each other; the message says how */
    public Ruleset {
        Stream.of(scoring, ko, suicide, tax, dame, komi, handicapBonus, deadStones, longCycle, placement, firstToPlay)
                .forEach(Objects::requireNonNull);
        refuse(!NAME.matcher(name).matches(), "A ruleset's name is lower case letters, digits and hyphens: " + name);
        refuse(
                passesToEnd < 2 || passesToEnd > MAX_PASSES_TO_END,
                "Play ends by 2 to " + MAX_PASSES_TO_END + " passes in a row, not " + passesToEnd);
        refuse(
                ko == KoRule.SIMPLE && longCycle == LongCycle.FORBIDDEN,
                "Ko rule SIMPLE forbids no long cycle, so longCycle is NO_RESULT_OFFER");
        refuse(
                ko != KoRule.SIMPLE && longCycle == LongCycle.NO_RESULT_OFFER,
                "Ko rule " + ko + " forbids long cycles, so longCycle is FORBIDDEN");
        if (scoring == ScoringRule.TERRITORY) {
            refuse(dame == DameRule.SHARED, "Neutral points are shared only where area is counted: dame is NONE");
            refuse(button, "A button belongs to area: under territory it would only change the komi");
            refuse(
                    deadStones == DeadStones.AS_THEY_STAND,
                    "Under territory dead stones are AGREED: taking them off by play would cost the points they bring");
        }
    }

    private static void refuse(boolean nonsense, String reason) {
        if (nonsense) {
            throw new IllegalArgumentException(reason);
        }
    }

    /**
     * Whether a game with this komi can be counted equal. All that is counted is whole points, and what is shared is shared
     * alike, but for the komi and the button, which somebody always takes: their halves decide.
     */
    public boolean canTie(Komi gameKomi) {
        int halves = gameKomi.halfPoints() + (button ? 1 : 0);
        return halves % 2 == 0;
    }

    /** This ruleset with another komi, under the same name. */
    public Ruleset withKomi(Komi otherKomi) {
        return new Ruleset(
                name,
                scoring,
                ko,
                suicide,
                tax,
                dame,
                otherKomi,
                handicapBonus,
                button,
                deadStones,
                passesToEnd,
                longCycle,
                placement,
                firstToPlay);
    }
}
