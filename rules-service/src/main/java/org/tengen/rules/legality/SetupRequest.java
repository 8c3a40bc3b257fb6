package org.tengen.rules.legality;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tengen.engine.Vertex;
import org.tengen.engine.rules.Setup;

/** Stones by colour; a colour not given has none. */
record SetupRequest(@Nullable List<Vertex> black, @Nullable List<Vertex> white) {

    /** @throws IllegalArgumentException where a vertex is given twice */
    Setup setup() {
        return new Setup(once(black), once(white));
    }

    private static Set<Vertex> once(@Nullable List<Vertex> vertices) {
        Set<Vertex> seen = new HashSet<>();
        for (Vertex vertex : vertices == null ? List.<Vertex>of() : vertices) {
            if (!seen.add(vertex)) {
                throw new IllegalArgumentException("The setup has two stones on " + vertex);
            }
        }
        return seen;
    }
}
