/** What match-service does with requests, with events and with the passing of time; the outside world as ports. */
@NullMarked
package org.tengen.match.lifecycle.application;

import org.jspecify.annotations.NullMarked;
