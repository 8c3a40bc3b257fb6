/** The hashes that anybody can compute again. */
@NullMarked
package org.tengen.contracts.hash;

import org.jspecify.annotations.NullMarked;
