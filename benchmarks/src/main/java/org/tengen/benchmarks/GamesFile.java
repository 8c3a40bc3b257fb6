package org.tengen.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Vertex;
import org.tengen.engine.board.Points;
import org.tengen.engine.rules.Game;
import org.tengen.engine.rules.Legality;
import org.tengen.engine.rules.Ruleset;

/**
 * Games from a file, one a line, GTP vertices separated by blanks, Black first; parsed to points and cut at the first
 * move that is not legal under the rules they are to be replayed by.
 *
 * @param size the board all games are played on
 * @param games the points of each game's moves, {@link Points#NONE} for a pass
 * @param cut how many games held a move that was not legal, and were cut before it
 */
record GamesFile(BoardSize size, List<int[]> games, int cut) {
    private static final int[] USUAL_SIDES = {9, 13, 19, 25};

    /** @throws IllegalArgumentException where a line holds something else; the message names it */
    static GamesFile read(Path file, OptionalInt side, Ruleset rules) throws IOException {
        List<List<Move>> games = new ArrayList<>();
        int line = 0;
        for (String text : Files.readAllLines(file)) {
            line++;
            if (!text.isBlank()) {
                games.add(parse(text, line));
            }
        }
        if (games.isEmpty()) {
            throw new IllegalArgumentException(file + " holds no game: one a line, such as 'Q16 D4 pass'");
        }
        BoardSize size = BoardSize.square(side.orElseGet(() -> smallestUsualSide(games)));
        List<int[]> legal =
                games.stream().map(moves -> legalPart(moves, size, rules)).toList();
        int cut = 0;
        for (int i = 0; i < games.size(); i++) {
            cut += legal.get(i).length < games.get(i).size() ? 1 : 0;
        }
        return new GamesFile(size, legal, cut);
    }

    private static List<Move> parse(String text, int line) {
        try {
            return Stream.of(text.strip().split("\\s+", -1)).map(Move::parse).toList();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("Line " + line + ": " + e.getMessage(), e);
        }
    }

    private static int smallestUsualSide(List<List<Move>> games) {
        int largest = games.stream()
                .flatMap(List::stream)
                .mapToInt(GamesFile::reach)
                .max()
                .orElse(0);
        for (int side : USUAL_SIDES) {
            if (largest <= side) {
                return side;
            }
        }
        return BoardSize.MAX;
    }

    private static int reach(Move move) {
        return switch (move) {
            case Move.Play(Vertex vertex) -> 1 + Math.max(vertex.column(), vertex.row());
            case Move.Pass _ -> 0;
        };
    }

    private static int[] legalPart(List<Move> moves, BoardSize size, Ruleset rules) {
        Game game = Game.start(rules, size);
        int[] points = new int[moves.size()];
        for (int i = 0; i < points.length; i++) {
            points[i] = point(moves.get(i));
            Color color = game.toPlay();
            boolean pass = points[i] == Points.NONE;
            Legality legality = pass ? game.judgePass(color) : game.judge(color, points[i]);
            if (legality != Legality.LEGAL) {
                return Arrays.copyOf(points, i);
            }
            if (pass) {
                game.passAssumingLegal(color);
            } else {
                game.playAssumingLegal(color, points[i]);
            }
        }
        return points;
    }

    private static int point(Move move) {
        return switch (move) {
            case Move.Play(Vertex vertex) -> Points.of(vertex);
            case Move.Pass _ -> Points.NONE;
        };
    }

    long moves() {
        return games.stream().mapToLong(moves -> moves.length).sum();
    }
}
