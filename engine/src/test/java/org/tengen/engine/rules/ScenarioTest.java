package org.tengen.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tengen.engine.Color;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.notation.Diagram;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Prisoners;
import org.tengen.engine.scoring.Score;

/** The cases that settle arguments, as files that cite where each is settled. */
class ScenarioTest {
    private static final Pattern SCORE =
            Pattern.compile("(\\S+) dead ?([A-Z0-9 ]*?) ?black (-?\\d+) white (-?\\d+) (\\S+)");

    @ParameterizedTest
    @MethodSource("org.tengen.engine.rules.Scenario#all")
    void is_judged_and_counted_as_settled(Scenario scenario) {
        assertThat(scenario.all("verdict").size() + scenario.all("score").size())
                .as("what the scenario settles")
                .isPositive();
        scenario.all("verdict").forEach(verdict -> assertVerdict(scenario, verdict.split(" ", -1)));
        scenario.all("score").forEach(score -> assertScore(scenario, score));
    }

    private static void assertVerdict(Scenario scenario, String[] verdict) {
        Game game = scenario.game(KoRule.valueOf(verdict[0]), SuicideRule.valueOf(verdict[1]));
        Vertex vertex = Vertex.parse(scenario.one("play").orElseThrow());
        Legality expected = Legality.valueOf(verdict[2]);
        String drawn = String.join(" ", verdict) + "\n" + Diagram.of(game.position());
        scenario.one("ko").ifPresent(ko -> assertThat(game.koPoint()).as(drawn).contains(Vertex.parse(ko)));
        assertThat(game.judge(game.toPlay(), vertex)).as(drawn).isEqualTo(expected);
        if (expected == Legality.REPETITION) {
            assertThat(game.repeatedMove(game.toPlay(), vertex))
                    .as(drawn)
                    .isEqualTo(OptionalInt.of(Integer.parseInt(verdict[3])));
        }
        if (expected == Legality.LEGAL) {
            game.play(game.toPlay(), vertex);
            assertAfter(scenario, game);
        }
    }

    private static void assertAfter(Scenario scenario, Game game) {
        scenario.position("after")
                .ifPresent(position -> assertThat(game.position())
                        .as(Diagram.of(game.position()))
                        .isEqualTo(position));
        scenario.one("prisoners")
                .ifPresent(prisoners -> assertThat(
                                game.prisonersHeldBy(Color.BLACK) + " " + game.prisonersHeldBy(Color.WHITE))
                        .isEqualTo(prisoners));
        scenario.one("long-cycle")
                .filter(_ -> game.rules().ko() == KoRule.SIMPLE)
                .ifPresent(number -> assertThat(game.longCycle()).isEqualTo(OptionalInt.of(Integer.parseInt(number))));
    }

    private static void assertScore(Scenario scenario, String text) {
        Matcher score = SCORE.matcher(text);
        assertThat(score.matches()).as(text).isTrue();
        Ruleset rules = Rulesets.named(score.group(1)).orElseThrow();
        Position position = scenario.position("rows").orElseThrow();
        Set<Vertex> dead = Scenario.vertices(score.group(2)).collect(Collectors.toSet());
        Score counted =
                Score.of(Finish.of(rules, position, dead, Prisoners.NONE).withKomi(Komi.ZERO));
        assertThat(Optional.of(counted).map(s -> s.blackHalfPoints() + " " + s.whiteHalfPoints() + " " + s.result()))
                .as(text + "\n" + Diagram.of(position) + "\nowners\n" + counted.owners())
                .contains(score.group(3) + " " + score.group(4) + " " + score.group(5));
    }
}
