package org.tengen.engine.notation;

import java.util.List;

/**
 * One property of a node, as it was written.
 *
 * @param name upper case
 * @param values raw, with their escapes; one at least
 * @param line where the name stands, from 1
 * @param column where the name stands, from 1
 */
record SgfProperty(String name, List<String> values, int line, int column) {
    SgfProperty {
        values = List.copyOf(values);
    }

    String value() {
        return values.getFirst();
    }

    SgfException error(String message) {
        return new SgfException(name + values + ": " + message, line, column);
    }
}
