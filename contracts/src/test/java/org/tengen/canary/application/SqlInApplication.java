package org.tengen.canary.application;

import java.sql.Connection;

/** Breaks {@code only_persistence_sees_the_database}. */
public record SqlInApplication(Connection connection) {}
