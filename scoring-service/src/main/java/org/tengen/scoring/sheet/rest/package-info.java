/** Score sheets over HTTP. */
@NullMarked
package org.tengen.scoring.sheet.rest;

import org.jspecify.annotations.NullMarked;
