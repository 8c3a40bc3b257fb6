/** Judges proposals in batches, keeps records at hand, and says what it needs of the log. */
@NullMarked
package org.tengen.rules.record.application;

import org.jspecify.annotations.NullMarked;
