package org.tengen.engine.notation;

import java.util.List;

/**
 * The main line of the first game of an SGF text, its properties in the order they were written.
 *
 * @param nodes the properties of each node, the root's first
 * @param warnings what had to be bent to parse it
 * @param otherVariations how many lines branch off the main line, or off each other
 * @param otherGames how many games follow in the same text
 */
record SgfTree(List<List<SgfProperty>> nodes, List<SgfWarning> warnings, int otherVariations, int otherGames) {
    SgfTree {
        nodes = nodes.stream().map(List::copyOf).toList();
        warnings = List.copyOf(warnings);
    }
}
