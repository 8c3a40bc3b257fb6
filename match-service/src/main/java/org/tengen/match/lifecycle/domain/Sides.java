package org.tengen.match.lifecycle.domain;

import java.util.SortedSet;
import java.util.TreeSet;
import org.tengen.engine.Color;

/** What is kept of a side by its colour, where the sides change colours. */
final class Sides {
    private Sides() {}

    static SortedSet<Color> swapped(SortedSet<Color> colors) {
        SortedSet<Color> swapped = new TreeSet<>();
        colors.forEach(color -> swapped.add(color.opponent()));
        return swapped;
    }
}
