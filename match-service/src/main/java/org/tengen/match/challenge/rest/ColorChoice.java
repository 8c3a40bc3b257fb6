package org.tengen.match.challenge.rest;

/** The challenger's colour. */
public enum ColorChoice {
    BLACK,
    WHITE,
    /** The server draws. */
    DRAW
}
