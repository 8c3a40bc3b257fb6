/** What the tests of rules-service share: proposals, the game of 1846, servers and topics. */
@NullMarked
package org.tengen.rules.kit;

import org.jspecify.annotations.NullMarked;
