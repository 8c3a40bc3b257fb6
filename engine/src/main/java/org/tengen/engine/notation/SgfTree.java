package org.tengen.engine.notation;

import java.util.List;

/**
 * The main line of the first game of an SGF text.
 *
 * @param nodes its nodes, the root first
 * @param warnings what had to be bent to parse it
 * @param otherVariations how many lines branch off the main line, or off each other
 * @param otherGames how many games follow in the same text
 */
record SgfTree(List<SgfNode> nodes, SgfWarnings warnings, int otherVariations, int otherGames) {
    SgfTree {
        nodes = List.copyOf(nodes);
    }
}
