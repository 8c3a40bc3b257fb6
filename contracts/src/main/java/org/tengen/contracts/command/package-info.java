/** What a service asks rules-service to append, and why it may be refused. */
@NullMarked
package org.tengen.contracts.command;

import org.jspecify.annotations.NullMarked;
