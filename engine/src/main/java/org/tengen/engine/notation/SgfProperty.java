package org.tengen.engine.notation;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One property of a node, as it was written.
 *
 * @param name upper case
 * @param values raw, with their escapes; one at least
 * @param unescaped whether a bracket in a value was taken as text that should have been escaped
 * @param line where the name stands, from 1
 * @param column where the name stands, from 1
 */
record SgfProperty(String name, List<String> values, boolean unescaped, int line, int column) {
    private static final int MOST_VALUES_SHOWN = 4;
    private static final int MOST_CHARACTERS_SHOWN = 40;

    SgfProperty {
        values = List.copyOf(values);
    }

    String value() {
        return values.getFirst();
    }

    /** The beginning of the values, for people: {@code [aa][bb]}. */
    String shown() {
        String shown = values.stream()
                .limit(MOST_VALUES_SHOWN)
                .map(value -> '[' + shortened(value) + ']')
                .collect(Collectors.joining());
        return values.size() > MOST_VALUES_SHOWN ? shown + '…' : shown;
    }

    private static String shortened(String value) {
        return value.length() > MOST_CHARACTERS_SHOWN ? value.substring(0, MOST_CHARACTERS_SHOWN) + '…' : value;
    }

    SgfException error(String message) {
        return new SgfException(name + shown() + ": " + message, line, column);
    }
}
