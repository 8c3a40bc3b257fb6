package org.tengen.engine.scoring;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Handicap;
import org.tengen.engine.rules.Ruleset;

/**
 * Everything a score depends on.
 *
 * @param rules the ruleset; its komi is not read
 * @param position the stones when play had ended
 * @param dead those of them that are dead, in order: whole chains
 * @param prisoners the stones captured during play
 * @param komi the komi of the game
 * @param handicap the handicap of the game
 * @param button the side that took the button, under rules that have one
 * @param penalties the points given for overtime
 */
public record Finish(
        Ruleset rules,
        Position position,
        Set<Vertex> dead,
        Prisoners prisoners,
        Komi komi,
        Handicap handicap,
        Optional<Color> button,
        TimePenalties penalties) {
    /** @throws IllegalArgumentException where a button is taken that the rules do not have */
    public Finish {
        dead = Collections.unmodifiableSortedSet(new TreeSet<>(dead));
        if (button.isPresent() && !rules.button()) {
            throw new IllegalArgumentException("The ruleset " + rules.name() + " has no button");
        }
    }

    /** One without time penalties. */
    public Finish(
            Ruleset rules,
            Position position,
            Set<Vertex> dead,
            Prisoners prisoners,
            Komi komi,
            Handicap handicap,
            Optional<Color> button) {
        this(rules, position, dead, prisoners, komi, handicap, button, TimePenalties.NONE);
    }

    /** An even game's, with the ruleset's komi, when it stands as it does. */
    public static Finish of(Game game, Set<Vertex> dead) {
        Prisoners prisoners = new Prisoners(game.prisonersHeldBy(Color.BLACK), game.prisonersHeldBy(Color.WHITE));
        return of(game.rules(), game.position(), dead, prisoners);
    }

    /** An even game's, with the ruleset's komi. */
    public static Finish of(Ruleset rules, Position position, Set<Vertex> dead, Prisoners prisoners) {
        return new Finish(rules, position, dead, prisoners, rules.komi(), Handicap.NONE, Optional.empty());
    }

    /** The same with another komi. */
    public Finish withKomi(Komi otherKomi) {
        return new Finish(rules, position, dead, prisoners, otherKomi, handicap, button, penalties);
    }

    /** The same with a handicap; the komi stays as it is. */
    public Finish withHandicap(Handicap otherHandicap) {
        return new Finish(rules, position, dead, prisoners, komi, otherHandicap, button, penalties);
    }

    /** The same with a button taken; empty where nobody took it. */
    public Finish withButton(Optional<Color> taker) {
        return new Finish(rules, position, dead, prisoners, komi, handicap, taker, penalties);
    }

    /** The same with points given for overtime. */
    public Finish withPenalties(TimePenalties otherPenalties) {
        return new Finish(rules, position, dead, prisoners, komi, handicap, button, otherPenalties);
    }
}
