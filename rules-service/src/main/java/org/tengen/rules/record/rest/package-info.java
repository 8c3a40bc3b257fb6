/** Reading records: events, positions, verification. */
@NullMarked
package org.tengen.rules.record.rest;

import org.jspecify.annotations.NullMarked;
