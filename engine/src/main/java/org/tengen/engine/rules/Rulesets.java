package org.tengen.engine.rules;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;

/** The named rulesets. {@code docs/rules.md} gives the source of each and our decisions. */
public final class Rulesets {
    /** The users' own text: area, whole-board repetition forbidden, neutral points shared. */
    public static final Ruleset CHINESE = area(
            "chinese", KoRule.POSITIONAL, SuicideRule.NONE, DameRule.SHARED, Komi.ofHalfPoints(15), HandicapBonus.N);

    /** Chinese rules as professionals play them: only the simple ko is forbidden, long cycles may be void. */
    public static final Ruleset CHINESE_PRACTICE = area(
            "chinese-practice",
            KoRule.SIMPLE,
            SuicideRule.NONE,
            DameRule.SHARED,
            Komi.ofHalfPoints(15),
            HandicapBonus.N);

    /** Territory and prisoners; a long cycle may end without result. */
    public static final Ruleset JAPANESE = territory("japanese");

    /** As {@link #JAPANESE} in all that is judged and counted here. */
    public static final Ruleset KOREAN = territory("korean");

    /** The American Go Association's: area and territory counts agree. */
    public static final Ruleset AGA = area(
            "aga",
            KoRule.NATURAL_SITUATIONAL,
            SuicideRule.NONE,
            DameRule.NONE,
            Komi.ofHalfPoints(15),
            HandicapBonus.N_MINUS_ONE);

    /** Ing's, with superko as modelled elsewhere: a komi of 8 where Black wins ties is one of 7.5. */
    public static final Ruleset ING = area(
            "ing", KoRule.POSITIONAL, SuicideRule.MULTI_STONE, DameRule.NONE, Komi.ofHalfPoints(15), HandicapBonus.N);

    /** New Zealand's: suicide is allowed, draws are possible. */
    public static final Ruleset NEW_ZEALAND = area(
            "new-zealand",
            KoRule.SITUATIONAL,
            SuicideRule.ANY,
            DameRule.NONE,
            Komi.ofHalfPoints(14),
            HandicapBonus.ZERO);

    /** The shortest rules: nothing is agreed, stones count as they stand. */
    public static final Ruleset TROMP_TAYLOR = new Ruleset(
            "tromp-taylor",
            ScoringRule.AREA,
            KoRule.POSITIONAL,
            SuicideRule.MULTI_STONE,
            TaxRule.NONE,
            DameRule.NONE,
            Komi.ofHalfPoints(15),
            HandicapBonus.ZERO,
            false,
            DeadStones.AS_THEY_STAND,
            2,
            LongCycle.FORBIDDEN,
            Placement.NORMAL,
            Color.BLACK);

    /** Ancient Chinese: seat stones, White first, and each living group gives up two points. */
    public static final Ruleset ANCIENT_CHINESE = new Ruleset(
            "ancient-chinese",
            ScoringRule.AREA,
            KoRule.SIMPLE,
            SuicideRule.NONE,
            TaxRule.ALL,
            DameRule.SHARED,
            Komi.ZERO,
            HandicapBonus.ZERO,
            false,
            DeadStones.AGREED,
            2,
            LongCycle.NO_RESULT_OFFER,
            Placement.SEAT_STONES,
            Color.WHITE);

    /** The users' variant: each side chooses its seat stones, then colours and komi are agreed. */
    public static final Ruleset FREE_PLACEMENT = new Ruleset(
            "free-placement",
            ScoringRule.AREA,
            KoRule.POSITIONAL,
            SuicideRule.MULTI_STONE,
            TaxRule.NONE,
            DameRule.SHARED,
            Komi.ZERO,
            HandicapBonus.ZERO,
            false,
            DeadStones.AGREED,
            2,
            LongCycle.FORBIDDEN,
            Placement.FREE_SEAT_STONES,
            Color.BLACK);

    private static final Pattern SEPARATORS = Pattern.compile("[\\s\\p{Punct}]+");

    private static final List<Ruleset> ALL = List.of(
            CHINESE,
            CHINESE_PRACTICE,
            JAPANESE,
            KOREAN,
            AGA,
            ING,
            NEW_ZEALAND,
            TROMP_TAYLOR,
            ANCIENT_CHINESE,
            FREE_PLACEMENT);

    /**
     * Further names that people and programs know them by, by {@link #plain} name: those of SGF's RU, and short ones.
     */
    private static final Map<String, Ruleset> ALIASES = Map.ofEntries(
            Map.entry("goe", ING),
            Map.entry("nz", NEW_ZEALAND),
            Map.entry("tt", TROMP_TAYLOR),
            Map.entry("cn", CHINESE),
            Map.entry("jp", JAPANESE),
            Map.entry("kr", KOREAN));

    private Rulesets() {}

    /** All of them. */
    public static List<Ruleset> all() {
        return ALL;
    }

    /** The ruleset of this name. */
    public static Optional<Ruleset> named(String name) {
        return ALL.stream().filter(ruleset -> ruleset.name().equals(name)).findFirst();
    }

    /**
     * The ruleset that people take this name for: its own or another that it is known by, whatever the case, the spaces
     * and the hyphens. No other ruleset should be called so.
     */
    public static Optional<Ruleset> knownAs(String name) {
        String plain = plain(name);
        return ALL.stream()
                .filter(ruleset -> plain(ruleset.name()).equals(plain))
                .findFirst()
                .or(() -> Optional.ofNullable(ALIASES.get(plain)));
    }

    private static String plain(String name) {
        return SEPARATORS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    private static Ruleset area(
            String name, KoRule ko, SuicideRule suicide, DameRule dame, Komi komi, HandicapBonus bonus) {
        return new Ruleset(
                name,
                ScoringRule.AREA,
                ko,
                suicide,
                TaxRule.NONE,
                dame,
                komi,
                bonus,
                false,
                DeadStones.AGREED,
                2,
                ko == KoRule.SIMPLE ? LongCycle.NO_RESULT_OFFER : LongCycle.FORBIDDEN,
                Placement.NORMAL,
                Color.BLACK);
    }

    private static Ruleset territory(String name) {
        return new Ruleset(
                name,
                ScoringRule.TERRITORY,
                KoRule.SIMPLE,
                SuicideRule.NONE,
                TaxRule.SEKI,
                DameRule.NONE,
                Komi.ofHalfPoints(13),
                HandicapBonus.ZERO,
                false,
                DeadStones.AGREED,
                2,
                LongCycle.NO_RESULT_OFFER,
                Placement.NORMAL,
                Color.BLACK);
    }
}
