package org.tengen.match.lifecycle.domain;

import org.tengen.engine.Color;
import org.tengen.engine.Move;

/** A move of a match and who made it: after a dispute one side may move twice running. */
public record MoveMade(Color color, Move move) {}
