package org.tengen.engine.notation;

/** A place in a text that moves forward and knows its line and column. */
final class SgfCursor {
    private final String text;
    private int index;
    private int line = 1;
    private int lineStart;

    SgfCursor(String text) {
        this.text = text;
    }

    boolean atEnd() {
        return index == text.length();
    }

    /** The character here; only where the text has not ended. */
    char here() {
        return text.charAt(index);
    }

    /** Whether a tree opens here: a parenthesis, and then what may come next in a tree. */
    boolean opensTree() {
        if (here() != '(') {
            return false;
        }
        int next = index + 1;
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        return next == text.length() || "(;)".indexOf(text.charAt(next)) >= 0;
    }

    void advance() {
        char passed = text.charAt(index++);
        boolean endsLine = passed == '\n' || (passed == '\r' && (atEnd() || here() != '\n'));
        if (endsLine) {
            line++;
            lineStart = index;
        }
    }

    void skipBlanks() {
        while (!atEnd() && (Character.isWhitespace(here()) || here() == '\uFEFF')) {
            advance();
        }
    }

    int index() {
        return index;
    }

    String since(int start) {
        return text.substring(start, index);
    }

    int line() {
        return line;
    }

    int column() {
        return index - lineStart + 1;
    }

    SgfException error(String message) {
        return new SgfException(message, line, column());
    }
}
