package org.tengen.canary.domain;

/** Breaks {@code events_commands_states_and_rejections_are_sealed_and_their_cases_records}: a case is no record. */
public sealed interface LooseState {
    /** Could hold anything. */
    final class Loose implements LooseState {}
}
