package org.tengen.engine.rules;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tengen.engine.BoardSize;
import org.tengen.engine.Color;
import org.tengen.engine.Move;
import org.tengen.engine.Position;
import org.tengen.engine.Vertex;

/**
 * A settled case from {@code src/test/resources/scenarios}: comments that name it and its source, then lines of a word
 * and what it says. {@code rows} and {@code after} are followed by a drawn position.
 */
record Scenario(String name, Map<String, List<String>> lines) {
    static Stream<Scenario> all() throws IOException, URISyntaxException {
        URL folder = Scenario.class.getResource("/scenarios");
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            return files.sorted().map(Scenario::read).toList().stream();
        }
    }

    private static Scenario read(Path file) {
        try {
            Map<String, List<String>> lines = new LinkedHashMap<>();
            String drawing = "";
            for (String line : Files.readAllLines(file)) {
                if (line.startsWith("#") || line.isBlank()) {
                    continue;
                }
                if (line.matches("[XO.]+")) {
                    lines.get(drawing).add(line);
                    continue;
                }
                String[] words = line.split(" ", 2);
                drawing = words[0];
                lines.computeIfAbsent(words[0], _ -> new ArrayList<>());
                if (words.length == 2) {
                    lines.get(words[0]).add(words[1]);
                }
            }
            return new Scenario(file.getFileName().toString(), lines);
        } catch (IOException e) {
            throw new IllegalStateException("The scenario " + file + " cannot be read", e);
        }
    }

    List<String> all(String key) {
        return lines.getOrDefault(key, List.of());
    }

    Optional<String> one(String key) {
        return all(key).stream().findFirst();
    }

    /** The game as it stands before the play that is judged. */
    Game game(KoRule ko, SuicideRule suicide) {
        String[] size = one("size").orElseThrow().split("x", -1);
        Ruleset rules = TestRules.of(
                ko, suicide, one("passes-to-end").map(Integer::parseInt).orElse(2));
        Setup setup = new Setup(stones("black"), stones("white"));
        Game game = Game.start(
                rules, new BoardSize(Integer.parseInt(size[0]), Integer.parseInt(size[1])), setup, Color.BLACK);
        for (String move : one("moves").orElseThrow().split(" ", -1)) {
            make(game, move);
        }
        return game;
    }

    private static void make(Game game, String move) {
        if (move.startsWith("resume-")) {
            game.resume(Color.valueOf(move.substring("resume-".length())));
            return;
        }
        switch (Move.parse(move)) {
            case Move.Play(Vertex vertex) -> game.play(game.toPlay(), vertex);
            case Move.Pass _ -> game.pass(game.toPlay());
        }
    }

    private Set<Vertex> stones(String key) {
        return one(key).stream().flatMap(Scenario::vertices).collect(Collectors.toCollection(TreeSet::new));
    }

    static Stream<Vertex> vertices(String text) {
        return Stream.of(text.split(" ", -1)).filter(name -> !name.isEmpty()).map(Vertex::parse);
    }

    Optional<Position> position(String key) {
        return all(key).isEmpty() ? Optional.empty() : Optional.of(new Position(all(key)));
    }

    @Override
    public String toString() {
        return name;
    }
}
