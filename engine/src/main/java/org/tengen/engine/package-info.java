/** The words every part of Tengen shares: colours, vertices, board sizes, komi and moves. */
package org.tengen.engine;
