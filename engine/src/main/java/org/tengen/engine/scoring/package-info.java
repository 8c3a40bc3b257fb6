/**
 * Counting a position whose dead stones are given: pure functions on values, integers in half points throughout. Which
 * stones are dead is somebody else's judgement.
 */
package org.tengen.engine.scoring;
