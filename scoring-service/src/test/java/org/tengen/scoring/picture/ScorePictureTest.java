package org.tengen.scoring.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tengen.contracts.match.TieRule;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Ruleset;
import org.tengen.engine.rules.Rulesets;
import org.tengen.engine.scoring.CountedGame;
import org.tengen.engine.scoring.Finish;
import org.tengen.engine.scoring.Prisoners;
import org.tengen.scoring.Positions;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class ScorePictureTest {
    @ParameterizedTest
    @CsvSource({"2, 2", "9, 9", "13, 13", "19, 19", "25, 25", "25, 2", "2, 25", "7, 4"})
    void every_size_is_drawn_line_by_line(int width, int height) throws Exception {
        Document picture = draw(Rulesets.CHINESE, Position.empty(new BoardSize(width, height)), Set.of());

        assertThat(picture.getElementsByTagName("line").getLength()).isEqualTo(width + height);
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "5, 5", "9, 9", "10, 3", "12, 12", "13, 13", "19, 19", "2, 25"})
    void the_board_stands_over_the_middle_of_its_sums(int width, int height) throws Exception {
        Document picture = draw(Rulesets.CHINESE, Position.empty(new BoardSize(width, height)), Set.of());
        String[] box = picture.getDocumentElement().getAttribute("viewBox").split(" ", -1);
        IntSummaryStatistics lines = IntStream.range(0, width + height)
                .mapToObj(line -> (Element) picture.getElementsByTagName("line").item(line))
                .flatMapToInt(line -> IntStream.of(number(line, "x1"), number(line, "x2")))
                .summaryStatistics();
        Element result = (Element)
                IntStream.range(0, picture.getElementsByTagName("text").getLength())
                        .mapToObj(text -> picture.getElementsByTagName("text").item(text))
                        .filter(text -> text.getTextContent().contains("chinese"))
                        .findFirst()
                        .orElseThrow();

        assertThat((lines.getMin() + lines.getMax()) / 2).isEqualTo(Integer.parseInt(box[2]) / 2);
        assertThat(number(result, "x")).isEqualTo(Integer.parseInt(box[2]) / 2);
    }

    private static int number(Element element, String attribute) {
        return Integer.parseInt(element.getAttribute(attribute));
    }

    @Test
    void what_there_is_to_know_of_the_count_stands_in_the_description() {
        CountedGame game = CountedGame.of(Finish.of(Rulesets.CHINESE, Positions.COLUMNS_5X5, Set.of(), Prisoners.NONE));

        assertThat(ScorePicture.svg(game, List.of("KM[7<25]", "two"))).contains("<desc>KM[7&lt;25]\ntwo</desc>");
        assertThat(ScorePicture.svg(game)).doesNotContain("<desc>");
    }

    @Test
    void every_stone_and_every_dead_one_is_shown() throws Exception {
        Set<Vertex> dead = Set.copyOf(Positions.DEAD_IN_9X9.vertices());
        Document picture = draw(Rulesets.JAPANESE, Positions.SETTLED_9X9, dead);

        assertThat(picture.getElementsByTagName("path").getLength()).isEqualTo(dead.size());
        assertThat(picture.getElementsByTagName("title").item(0).getTextContent())
                .endsWith("japanese");
    }

    @Test
    void only_black_white_and_grey_are_used() {
        String svg = ScorePicture.svg(
                CountedGame.of(Finish.of(Rulesets.CHINESE, Positions.EAR_REDDENING, Set.of(), Prisoners.NONE)));

        Set<String> colours = Pattern.compile("#[0-9a-f]{3,6}")
                .matcher(svg)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
        assertThat(colours).isEqualTo(Set.of("#000", "#fff", "#555", "#e6e6e6"));
    }

    @Test
    void shared_points_and_the_sums_are_written() throws Exception {
        String words = draw(Rulesets.CHINESE, Positions.COLUMNS_5X5, Set.of())
                .getDocumentElement()
                .getTextContent();

        assertThat(words).contains(List.of("½", "Black 12.5", "White 20", "komi 7.5", "W+7.5"));
    }

    @Test
    void what_decided_an_equal_count_is_written() throws Exception {
        CountedGame equal = CountedGame.of(
                Finish.of(Rulesets.CHINESE.withKomi(Komi.ZERO), Positions.COLUMNS_5X5, Set.of(), Prisoners.NONE));

        assertThat(words(ScorePicture.svg(equal, Optional.of(TieRule.WHITE_WINS))))
                .contains("W+", "equal; White wins ties by the match's terms")
                .doesNotContain("Draw");
        assertThat(words(ScorePicture.svg(equal))).contains("Draw").doesNotContain("equal");
    }

    @Test
    void who_would_have_won_an_equal_count_is_not_written_on_another() throws Exception {
        CountedGame decided =
                CountedGame.of(Finish.of(Rulesets.CHINESE, Positions.COLUMNS_5X5, Set.of(), Prisoners.NONE));

        assertThat(words(ScorePicture.svg(decided, Optional.of(TieRule.BLACK_WINS))))
                .contains("W+7.5")
                .doesNotContain("equal");
    }

    private static String words(String svg) throws Exception {
        return parsed(svg).getDocumentElement().getTextContent();
    }

    private static Document draw(Ruleset rules, Position position, Set<Vertex> dead) throws Exception {
        return parsed(ScorePicture.svg(CountedGame.of(Finish.of(rules, position, dead, Prisoners.NONE))));
    }

    private static Document parsed(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}
