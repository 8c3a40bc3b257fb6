package org.tengen.canary.domain;

/** Breaks {@code events_commands_states_and_rejections_are_sealed_and_their_cases_records}: anybody may add a case. */
public interface OpenEvent {}
