/** What the services' tests share: real servers for the time of the tests, and real tokens. */
@NullMarked
package org.tengen.kernel.test;

import org.jspecify.annotations.NullMarked;
