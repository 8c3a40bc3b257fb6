/** What is offered before a match begins, and how it becomes one. Pure: told the time, the ids and the secrets. */
@NullMarked
package org.tengen.match.challenge.domain;

import org.jspecify.annotations.NullMarked;
