package org.tengen.engine.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Reads the syntax of SGF and keeps the main line of the first game. Iterative: neither depth nor length of the text
 * costs stack. What is off the main line is checked for syntax and counted.
 */
final class SgfParser {
    private static final Set<String> LISTS = Set.of("AB", "AW", "AE", "TB", "TW");

    private final SgfCursor cursor;
    private final SgfPropertyParser properties;
    private final SgfLimits limits;
    private final List<SgfNode> mainLine = new ArrayList<>();
    private final SgfWarnings warnings = new SgfWarnings();
    /** The open trees, innermost first. */
    private final Deque<OpenTree> open = new ArrayDeque<>();

    private int nodes;
    private int otherVariations;
    private int otherGames;
    /** The first node of the main line that has more than one line after it. */
    private int firstFork = Integer.MAX_VALUE;

    /** A tree that is not closed yet. */
    private static final class OpenTree {
        /** Whether it lies on the main line. */
        private final boolean main;
        /** The last node of the main line before its subtrees; only where it lies there. */
        private int lastNode;

        private int subtrees;

        private OpenTree(boolean main, int lastNode) {
            this.main = main;
            this.lastNode = lastNode;
        }
    }

    private SgfParser(String text, SgfLimits limits) {
        this.cursor = new SgfCursor(text);
        this.properties = new SgfPropertyParser(cursor);
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
        if (mainLine.isEmpty()) {
            throw cursor.error("The game has no node: ';' was expected");
        }
        warnOfTheRest();
        return new SgfTree(mainLine, warnings, otherVariations, otherGames);
    }

    private void warnOfTheRest() {
        if (!open.isEmpty()) {
            warn("", "the text ends within the game; it was read up to there");
        }
        if (!cursor.atEnd()) {
            warn("", "what stands after the game, from line " + cursor.line() + " on, was left out");
        }
        if (otherVariations > 0) {
            warnings.add(firstFork, "", "the main line was read; other variations left out: " + otherVariations);
        }
        if (otherGames > 0) {
            warn("", "the first game was read; other games left out: " + otherGames);
        }
    }

    /** Mail headers and the like may come before the game. */
    private void skipToFirstTree() {
        cursor.skipBlanks();
        int start = cursor.index();
        while (!cursor.atEnd() && !cursor.opensTree()) {
            cursor.advance();
        }
        if (cursor.atEnd()) {
            throw new SgfException("There is no game: '(;' was expected", 1, 1);
        }
        if (cursor.index() > start) {
            warn("", "what stands before the game was left out");
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
        if (open.isEmpty()) {
            boolean main = mainLine.isEmpty();
            otherGames += main ? 0 : 1;
            open.push(new OpenTree(main, 0));
        } else {
            open.push(subtree(open.element()));
        }
        cursor.advance();
    }

    private OpenTree subtree(OpenTree parent) {
        boolean first = parent.subtrees++ == 0;
        if (!first && otherGames == 0) {
            otherVariations++;
            firstFork = parent.main ? Math.min(firstFork, parent.lastNode) : firstFork;
        }
        return new OpenTree(first && parent.main, parent.lastNode);
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
        if (otherGames == 0 && ++nodes > limits.nodes()) {
            throw cursor.error("At most " + limits.nodes() + " nodes are read");
        }
        cursor.advance();
        SgfNode node = new SgfNode();
        if (tree.main) {
            mainLine.add(node);
            tree.lastNode = mainLine.size() - 1;
        }
        cursor.skipBlanks();
        while (!cursor.atEnd() && Character.isLetter(cursor.here())) {
            node.add(properties.read());
        }
        if (tree.main) {
            warnAbout(node);
        }
    }

    private void warnAbout(SgfNode node) {
        for (String name : node.repeated()) {
            warn(
                    name,
                    "stands more than once in its node; "
                            + (LISTS.contains(name) ? "the points were put together" : "the first value was taken"));
        }
        for (String name : node.unescaped()) {
            warn(name, "a ']' that should have been escaped was read as text");
        }
    }

    private void warn(String property, String message) {
        warnings.add(Math.max(0, mainLine.size() - 1), property, message);
    }
}
