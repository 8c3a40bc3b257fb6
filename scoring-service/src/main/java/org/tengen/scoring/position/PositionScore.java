package org.tengen.scoring.position;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.tengen.scoring.sheet.rest.CountView;

/**
 * What a position is worth.
 *
 * @param warnings what was bent or guessed
 */
record PositionScore(@JsonUnwrapped CountView count, List<PositionWarning> warnings) {}
