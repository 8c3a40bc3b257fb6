/** A game of record, played by two players through the public API, and its record checked. */
@NullMarked
package org.tengen.local.demo;

import org.jspecify.annotations.NullMarked;
