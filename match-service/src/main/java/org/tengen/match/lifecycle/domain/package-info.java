/**
 * Who may act in a match, and when: seats, turns, clocks, counting. Pure: told the time and the ids, and without any rule
 * of Go but what the events say was played and captured.
 */
@NullMarked
package org.tengen.match.lifecycle.domain;

import org.jspecify.annotations.NullMarked;
