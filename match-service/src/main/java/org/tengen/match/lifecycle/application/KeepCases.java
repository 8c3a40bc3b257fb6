package org.tengen.match.lifecycle.application;

import java.util.List;
import org.tengen.match.lifecycle.domain.Started;

/** Keeps what waits for referees and organizers, so that they find it. */
public interface KeepCases {
    /** To be called once these matches are stored; what waits in each replaces what waited before. */
    void keep(List<Started> matches);
}
