package org.tengen.engine.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Reads the syntax of SGF and keeps the main line of the first game. Iterative: neither depth nor length of the text
 * costs stack. What is off the main line is checked for syntax and counted.
 */
final class SgfParser {
    private final SgfCursor cursor;
    private final SgfLimits limits;
    private final List<List<SgfProperty>> mainLine = new ArrayList<>();
    private final List<SgfWarning> warnings = new ArrayList<>();
    /** For each open tree, innermost first: whether it lies on the main line, and how many it holds. */
    private final Deque<OpenTree> open = new ArrayDeque<>();

    private int nodes;
    private int otherVariations;
    private int otherGames;

    private static final class OpenTree {
        private final boolean main;
        private int subtrees;

        private OpenTree(boolean main) {
            this.main = main;
        }
    }

    private SgfParser(String text, SgfLimits limits) {
        this.cursor = new SgfCursor(text);
        this.limits = limits;
    }

    /** @throws SgfException where the text is no SGF, or too much of it */
    static SgfTree parse(String text, SgfLimits limits) {
        if (text.length() > limits.characters()) {
            throw new SgfException(
                    "The text has " + text.length() + " characters; at most " + limits.characters() + " are read",
                    1,
                    1);
        }
        return new SgfParser(text, limits).parse();
    }

    private SgfTree parse() {
        skipToFirstTree();
        do {
            step();
            cursor.skipBlanks();
        } while (!cursor.atEnd() && !(open.isEmpty() && cursor.here() != '('));
        if (!open.isEmpty()) {
            warn("", "the text ends within the game; it was read up to there");
        }
        if (mainLine.isEmpty()) {
            throw cursor.error("The game has no node: ';' was expected");
        }
        return new SgfTree(mainLine, warnings, otherVariations, otherGames);
    }

    /** Mail headers and the like may come before the game. */
    private void skipToFirstTree() {
        while (!cursor.atEnd() && cursor.here() != '(') {
            cursor.advance();
        }
        if (cursor.atEnd()) {
            throw new SgfException("There is no game: '(' was expected", 1, 1);
        }
    }

    private void step() {
        switch (cursor.here()) {
            case '(' -> openTree();
            case ')' -> closeTree();
            case ';' -> readNode();
            default -> throw cursor.error("'" + cursor.here() + "' where '(', ')' or ';' was expected");
        }
    }

    private void openTree() {
        if (open.size() == limits.depth()) {
            throw cursor.error("Variations are read " + limits.depth() + " levels deep at most");
        }
        boolean main;
        if (open.isEmpty()) {
            main = mainLine.isEmpty();
            otherGames += main ? 0 : 1;
        } else {
            boolean first = open.element().subtrees++ == 0;
            main = first && open.element().main;
            otherVariations += first || otherGames > 0 ? 0 : 1;
        }
        open.push(new OpenTree(main));
        cursor.advance();
    }

    private void closeTree() {
        open.pop();
        cursor.advance();
    }

    private void readNode() {
        OpenTree tree = open.element();
        if (tree.subtrees > 0) {
            throw cursor.error("A node follows a variation within the same tree");
        }
        if (++nodes > limits.nodes()) {
            throw cursor.error("At most " + limits.nodes() + " nodes are read");
        }
        cursor.advance();
        List<SgfProperty> properties = new ArrayList<>();
        if (tree.main) {
            mainLine.add(properties);
        }
        cursor.skipBlanks();
        while (!cursor.atEnd() && Character.isLetter(cursor.here())) {
            properties.add(readProperty(tree.main));
        }
    }

    private SgfProperty readProperty(boolean main) {
        int line = cursor.line();
        int column = cursor.column();
        int start = cursor.index();
        while (!cursor.atEnd() && Character.isLetterOrDigit(cursor.here())) {
            cursor.advance();
        }
        String written = cursor.since(start);
        String name = written.codePoints()
                .filter(c -> c < 'a' || c > 'z')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        if (name.isEmpty()) {
            throw new SgfException("'" + written + "' is no property: its name has no upper case letter", line, column);
        }
        return new SgfProperty(name, readValues(name, main), line, column);
    }

    private List<String> readValues(String name, boolean main) {
        List<String> values = new ArrayList<>();
        cursor.skipBlanks();
        while (!cursor.atEnd() && cursor.here() == '[') {
            StringBuilder value = new StringBuilder(readValue());
            while (!cursor.atEnd() && cursor.here() == ']') {
                value.append(readValueAfterStrayBracket(name, main));
            }
            values.add(value.toString());
            cursor.skipBlanks();
        }
        if (values.isEmpty()) {
            throw cursor.error("The property " + name + " has no value: '[' was expected");
        }
        return values;
    }

    /** From '[' to the next ']' that no backslash escapes, both left out. */
    private String readValue() {
        SgfException unclosed = cursor.error("A value is not closed: ']' is missing");
        cursor.advance();
        int start = cursor.index();
        while (!cursor.atEnd() && cursor.here() != ']') {
            if (cursor.here() == '\\') {
                cursor.advance();
            }
            if (!cursor.atEnd()) {
                cursor.advance();
            }
        }
        if (cursor.atEnd()) {
            throw unclosed;
        }
        String value = cursor.since(start);
        cursor.advance();
        return value;
    }

    /** {@code PB[Matsuyama[3d]]}: the bracket that was meant to be text is taken as text. */
    private String readValueAfterStrayBracket(String name, boolean main) {
        cursor.advance();
        if (main) {
            warn(name, "a ']' that should have been escaped was read as text");
        }
        return "\\]";
    }

    private void warn(String property, String message) {
        warnings.add(new SgfWarning(Math.max(0, mainLine.size() - 1), property, message));
    }
}
