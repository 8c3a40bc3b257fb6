package org.tengen.canary.chicken;

import org.tengen.canary.egg.Egg;

/** Breaks {@code features_have_no_cycles} together with {@link Egg}. */
public record Chicken(Egg egg) {}
