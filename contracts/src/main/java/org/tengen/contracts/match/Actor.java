package org.tengen.contracts.match;

/**
 * Who caused an event.
 *
 * @param kind in which capacity
 * @param id the person, or the service for {@link Kind#SERVER}
 */
public record Actor(Kind kind, String id) {
    /** In which capacity somebody acts. */
    public enum Kind {
        PLAYER,
        SERVER,
        REFEREE,
        ORGANIZER,
        ADMIN
    }

    public static Actor player(PlayerId player) {
        return new Actor(Kind.PLAYER, player.value());
    }

    public static Actor referee(PlayerId referee) {
        return new Actor(Kind.REFEREE, referee.value());
    }

    public static Actor organizer(PlayerId organizer) {
        return new Actor(Kind.ORGANIZER, organizer.value());
    }

    public static Actor admin(PlayerId admin) {
        return new Actor(Kind.ADMIN, admin.value());
    }

    public static Actor server(String service) {
        return new Actor(Kind.SERVER, service);
    }
}
