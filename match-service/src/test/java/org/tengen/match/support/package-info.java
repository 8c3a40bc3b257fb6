/** What the tests of match-service share: real servers, and a small rules-service that keeps its logs in memory. */
@NullMarked
package org.tengen.match.support;

import org.jspecify.annotations.NullMarked;
