/** The counting of a match as a fold of its log, and what scoring-service does about it. */
@NullMarked
package org.tengen.scoring.counting.domain;

import org.jspecify.annotations.NullMarked;
