package org.tengen.engine.scoring;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Whether dead stones, once they are taken, leave their captor a space with two eyes. */
final class CapturedShape {
    private final Grid grid;
    private final BitSet captives;
    private final BitSet unplayable;
    private final int throwIns;

    CapturedShape(Grid grid, EyeShape eye) {
        this.grid = grid;
        this.captives = eye.captives();
        this.unplayable = eye.unplayable();
        this.throwIns = eye.throwIns();
    }

    /** The opponent may leave any one point unfilled on which the owner cannot play; it must live against each. */
    boolean makesTwoEyes() {
        if (captives.isEmpty()) {
            return false;
        }
        List<BitSet> shapes = new ArrayList<>();
        BitSet whole = (BitSet) captives.clone();
        whole.or(unplayable);
        shapes.add(whole);
        unplayable.stream().forEach(omitted -> {
            BitSet shape = (BitSet) whole.clone();
            shape.clear(omitted);
            shapes.add(shape);
        });
        return shapes.stream().allMatch(this::lives);
    }

    /** Seven points live; of fewer, those that cut the shape or lie in its middle count half an eye each. */
    private boolean lives(BitSet shape) {
        int parts = grid.parts(shape).size();
        int strong = shape.cardinality() >= 7 ? 1 : 0;
        for (int point : shape.stream().toArray()) {
            BitSet rest = (BitSet) shape.clone();
            rest.clear(point);
            if (grid.parts(rest).size() > parts || grid.countBeside(point, shape) >= 3) {
                strong++;
            }
        }
        return parts - throwIns + strong / 2 >= 2;
    }
}
