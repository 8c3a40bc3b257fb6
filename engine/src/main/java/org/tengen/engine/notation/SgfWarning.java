package org.tengen.engine.notation;

/**
 * Something in an SGF text that had to be bent to be read.
 *
 * @param node the node of the main line, from 0
 * @param property its property
 * @param message what was read
 */
public record SgfWarning(int node, String property, String message) {}
