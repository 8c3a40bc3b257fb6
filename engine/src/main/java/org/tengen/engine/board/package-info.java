/**
 * The fast board: flat arrays, chains, captures, the simple ko point and an incremental hash. It knows where stones may
 * physically stand and what a play takes; whose turn it is, repetition and the end of play are
 * {@link org.tengen.engine.rules}' matter.
 */
package org.tengen.engine.board;
