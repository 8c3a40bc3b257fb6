/** The log in PostgreSQL: appended to, read, never changed. */
@NullMarked
package org.tengen.rules.record.persistence;

import org.jspecify.annotations.NullMarked;
