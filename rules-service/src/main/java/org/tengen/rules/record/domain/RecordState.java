package org.tengen.rules.record.domain;

/** How far a match has come, as far as its board is concerned. */
public sealed interface RecordState {
    /** There is no event yet. */
    record NotBegun() implements RecordState {}

    /** Moves are made. */
    record InPlay(PlayedGame game) implements RecordState {}

    /** Passes have ended play; it may be resumed. */
    record Counting(PlayedGame game) implements RecordState {}

    /** The match has ended; no move is made any more. */
    record Over(PlayedGame game) implements RecordState {}
}
