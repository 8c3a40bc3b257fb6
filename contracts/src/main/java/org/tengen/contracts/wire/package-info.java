/** The JSON of events and commands, and the hash chain over a record. */
@NullMarked
package org.tengen.contracts.wire;

import org.jspecify.annotations.NullMarked;
