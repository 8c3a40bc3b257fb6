package org.tengen.engine.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what had to be bent, as far as anybody reads on: after {@value #MOST} warnings they are only counted. */
final class SgfWarnings {
    static final int MOST = 100;

    private final List<SgfWarning> warnings = new ArrayList<>();
    private int leftOut;

    void add(int node, String property, String message) {
        if (warnings.size() < MOST) {
            warnings.add(new SgfWarning(node, property, message));
        } else {
            leftOut++;
        }
    }

    void addAll(SgfWarnings others) {
        others.warnings.forEach(warning -> add(warning.node(), warning.property(), warning.message()));
        leftOut += others.leftOut;
    }

    /** In the order of their nodes; where some were left out, the last one says how many. */
    List<SgfWarning> all() {
        List<SgfWarning> all = new ArrayList<>(warnings);
        all.sort(Comparator.comparingInt(SgfWarning::node));
        if (leftOut > 0) {
            all.add(new SgfWarning(all.getLast().node(), "", leftOut + " more warnings are left out"));
        }
        return all;
    }
}
