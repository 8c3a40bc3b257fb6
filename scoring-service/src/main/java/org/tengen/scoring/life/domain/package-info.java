/**
 * Which stones on a finished board are dead: unconditional life first, then what seeded random games say, without a
 * neural network. Pure: the same position and seed give the same judgement, and turning the board or swapping the
 * colours turns and swaps the judgement.
 */
@NullMarked
package org.tengen.scoring.life.domain;

import org.jspecify.annotations.NullMarked;
