/** The log as the record API of rules-service gives it. */
@NullMarked
package org.tengen.match.lifecycle.record;

import org.jspecify.annotations.NullMarked;
