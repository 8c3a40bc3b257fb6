/** Games and positions as text: SGF and drawn boards. */
package org.tengen.engine.notation;
