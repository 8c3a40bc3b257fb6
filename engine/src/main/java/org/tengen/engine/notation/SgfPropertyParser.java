package org.tengen.engine.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads one property after the other where the cursor stands: its name, of which only upper case counts, and its values. */
final class SgfPropertyParser {
    private static final Pattern LOWER_CASE = Pattern.compile("[a-z]+");

    private final SgfCursor cursor;
    /** Whether a bracket that was meant to be text was met, as in {@code PB[Matsuyama[3d]]}. */
    private boolean unescaped;

    SgfPropertyParser(SgfCursor cursor) {
        this.cursor = cursor;
    }

    /** @throws SgfException where there is no whole property */
    SgfProperty read() {
        int line = cursor.line();
        int column = cursor.column();
        int start = cursor.index();
        while (!cursor.atEnd() && Character.isLetterOrDigit(cursor.here())) {
            cursor.advance();
        }
        String written = cursor.since(start);
        String name = LOWER_CASE.matcher(written).replaceAll("");
        if (name.isEmpty()) {
            throw new SgfException("'" + written + "' is no property: its name has no upper case letter", line, column);
        }
        unescaped = false;
        List<String> values = readValues(name);
        return new SgfProperty(name, values, unescaped, line, column);
    }

    private List<String> readValues(String name) {
        List<String> values = new ArrayList<>();
        cursor.skipBlanks();
        while (!cursor.atEnd() && cursor.here() == '[') {
            StringBuilder value = new StringBuilder(readValue());
            while (!cursor.atEnd() && cursor.here() == ']') {
                value.append("\\]");
                unescaped = true;
                cursor.advance();
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
        int line = cursor.line();
        int column = cursor.column();
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
            throw new SgfException("A value is not closed: ']' is missing", line, column);
        }
        String value = cursor.since(start);
        cursor.advance();
        return value;
    }
}
