package org.tengen.engine.scoring;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.tengen.engine.Color;

/**
 * Connected points of one realm without living stones: where its side has or may make eyes.
 *
 * @param realm the realm it lies in
 * @param owner whose it is
 * @param points its points, empty or under dead stones
 */
record EyeSpace(int realm, Color owner, BitSet points) {
    /** The eye spaces of all realms. */
    static List<EyeSpace> all(Grid grid, Realms realms) {
        List<EyeSpace> spaces = new ArrayList<>();
        for (int realm = 0; realm < realms.count(); realm++) {
            int number = realm;
            BitSet free = grid.points(point -> realms.of(point) == number && !grid.isLivingStone(point));
            grid.parts(free).forEach(part -> spaces.add(new EyeSpace(number, realms.color(number), part)));
        }
        return spaces;
    }
}
