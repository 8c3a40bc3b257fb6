/** Where the time and new ids come from: services inject them, domains are told them. */
@NullMarked
package org.tengen.kernel.time;

import org.jspecify.annotations.NullMarked;
