/** Rulesets as data, and the game that is judged by one. */
package org.tengen.engine.rules;
