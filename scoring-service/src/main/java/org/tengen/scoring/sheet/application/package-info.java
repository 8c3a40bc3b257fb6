/** What others do with score sheets. */
@NullMarked
package org.tengen.scoring.sheet.application;

import org.jspecify.annotations.NullMarked;
