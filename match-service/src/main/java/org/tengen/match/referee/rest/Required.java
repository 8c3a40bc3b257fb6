package org.tengen.match.referee.rest;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Vertex;
import org.tengen.kernel.problem.ProblemException;
import org.tengen.kernel.problem.Problems;

/** Fields that must be there. */
final class Required {
    private static final int LONGEST = 2000;

    private Required() {}

    /** @throws ProblemException 400 where it is missing */
    static <T> T field(String name, @Nullable T value) {
        if (value == null) {
            throw new ProblemException(Problems.badField(name, name + " is missing."));
        }
        return value;
    }

    /** @throws ProblemException 400 where the value is there, though this kind of thing takes none */
    static <E extends Enum<E>> void absentUnless(String name, @Nullable Object value, E kind, Set<E> takenBy) {
        if (value != null && !takenBy.contains(kind)) {
            throw new ProblemException(Problems.badField(name, kind + " takes no " + name + "."));
        }
    }

    /** @throws ProblemException 400 where the text is missing, blank, or longer than 2000 characters */
    static String text(String name, @Nullable String value) {
        String text = field(name, value);
        if (text.isBlank() || text.length() > LONGEST) {
            throw new ProblemException(
                    Problems.badField(name, name + " is a text of 1 to " + LONGEST + " characters."));
        }
        return text;
    }

    /** @throws ProblemException 400 where they are missing, or one is no vertex */
    static List<Vertex> vertices(String name, @Nullable List<String> values) {
        return field(name, values).stream().map(value -> vertex(name, value)).toList();
    }

    private static Vertex vertex(String name, String value) {
        try {
            return Vertex.parse(value);
        } catch (IllegalArgumentException e) {
            throw new ProblemException(Problems.badField(name, e.getMessage() + "."));
        }
    }

    /** @throws ProblemException 400 where it is missing or below {@code least} */
    static int number(String name, @Nullable Integer value, int least) {
        int number = field(name, value);
        if (number < least) {
            throw new ProblemException(Problems.badField(name, name + " is " + least + " or more."));
        }
        return number;
    }
}
