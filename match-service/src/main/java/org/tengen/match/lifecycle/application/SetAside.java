package org.tengen.match.lifecycle.application;

import java.util.List;

/** Where events go that cannot be folded, for people to look at. */
public interface SetAside {
    /** Puts events of one match aside, with what was wrong with them. */
    void setAside(List<EventMessage> events, RuntimeException fault);
}
