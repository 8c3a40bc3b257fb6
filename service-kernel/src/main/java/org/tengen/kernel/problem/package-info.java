/** Errors as RFC 9457 problem documents; each kind has a section in {@code docs/problems.md}. */
@NullMarked
package org.tengen.kernel.problem;

import org.jspecify.annotations.NullMarked;
