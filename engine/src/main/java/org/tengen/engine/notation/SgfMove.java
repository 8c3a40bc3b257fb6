package org.tengen.engine.notation;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tengen.engine.Color;
import org.tengen.engine.Move;

/**
 * A move as a record has it; whether it is legal is not asked.
 *
 * @param color whose it is
 * @param move a play or a pass
 * @param notes the texts that go with it, by property: {@code BL}, {@code WL}, {@code OB}, {@code OW}, {@code C}
 */
public record SgfMove(Color color, Move move, Map<String, String> notes) {
    public SgfMove {
        notes = Collections.unmodifiableSortedMap(new TreeMap<>(notes));
    }

    /** A move without notes. */
    public SgfMove(Color color, Move move) {
        this(color, move, Map.of());
    }
}
