/** What the rules of Go make of a record: pure, told the time and its ids. */
@NullMarked
package org.tengen.rules.record.domain;

import org.jspecify.annotations.NullMarked;
