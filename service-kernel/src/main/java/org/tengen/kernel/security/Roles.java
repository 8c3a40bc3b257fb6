package org.tengen.kernel.security;

/** The roles a token's {@code groups} may name. */
public final class Roles {
    /** Plays matches. */
    public static final String PLAYER = "player";
    /** Rules on matches. */
    public static final String REFEREE = "referee";
    /** Runs tournaments. */
    public static final String ORGANIZER = "organizer";
    /** Runs the platform. */
    public static final String ADMIN = "admin";

    private Roles() {}
}
