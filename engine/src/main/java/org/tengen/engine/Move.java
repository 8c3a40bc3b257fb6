package org.tengen.engine;

/** What a side does with its turn: play a stone or pass. Resigning and losing on time are no moves. */
public sealed interface Move {
    /** A stone put on a vertex. */
    record Play(Vertex vertex) implements Move {
        @Override
        public String toString() {
            return vertex.toString();
        }
    }

    /** No stone. */
    record Pass() implements Move {
        @Override
        public String toString() {
            return "pass";
        }
    }

    Move PASS = new Pass();

    /**
     * The move of this text: a vertex or {@code pass}, upper or lower case.
     *
     * @throws IllegalArgumentException where it is neither
     */
    static Move parse(String text) {
        return text.equalsIgnoreCase("pass") ? PASS : new Play(Vertex.parse(text));
    }
}
