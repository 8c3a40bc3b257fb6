package org.tengen.engine.notation;

/** A text that cannot be read as SGF, and where. */
public final class SgfException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    SgfException(String message, int line, int column) {
        super(message + " (line " + line + ", column " + column + ")");
        this.line = line;
        this.column = column;
    }

    /** The line, from 1. */
    public int line() {
        return line;
    }

    /** The character in the line, from 1. */
    public int column() {
        return column;
    }
}
