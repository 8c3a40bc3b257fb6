package org.tengen.match.challenge.rest;

/** The challenger's colour. */
public enum ColorChoice {
    BLACK,
    WHITE,
    /** The server draws. */
    DRAW,
    /** Both players draw (猜先): each commits to a secret, then both reveal. */
    NIGIRI
}
