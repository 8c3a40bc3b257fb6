package org.tengen.engine.notation;

/**
 * Something in an SGF text that had to be bent or guessed to be read.
 *
 * @param node the node of the main line, from 0
 * @param property its property; empty where it is about the text
 * @param message what was read, and how
 */
public record SgfWarning(int node, String property, String message) {}
