package org.tengen.match.lifecycle.application;

/** Remembers whether the store holds every match there is a log of. */
public interface RebuildMark {
    /** Whether it was set, and the store has not been emptied since. */
    boolean isSet();

    void set();
}
