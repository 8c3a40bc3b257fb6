package org.tengen.scoring.position;

import java.util.Optional;
import org.tengen.engine.Komi;
import org.tengen.engine.Position;
import org.tengen.engine.scoring.Prisoners;

/**
 * A position as a request gave it.
 *
 * @param komi of the record; empty where there is no record, or it states none
 * @param handicap the stones of the record; 0 where there is none
 */
record ReadPosition(Position position, Prisoners prisoners, Optional<Komi> komi, int handicap) {}
