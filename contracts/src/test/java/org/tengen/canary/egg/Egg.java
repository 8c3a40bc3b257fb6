package org.tengen.canary.egg;

import org.tengen.canary.chicken.Chicken;

/** Breaks {@code features_have_no_cycles} together with {@link Chicken}. */
public interface Egg {
    Chicken hatch();
}
