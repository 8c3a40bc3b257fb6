package org.tengen.contracts.match;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;

/** How much time a side has. All times are milliseconds. The arithmetic belongs to match-service. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "system")
@JsonSubTypes({
    @JsonSubTypes.Type(value = TimeControl.Untimed.class, name = "NONE"),
    @JsonSubTypes.Type(value = TimeControl.Absolute.class, name = "ABSOLUTE"),
    @JsonSubTypes.Type(value = TimeControl.Byoyomi.class, name = "BYOYOMI"),
    @JsonSubTypes.Type(value = TimeControl.Canadian.class, name = "CANADIAN"),
    @JsonSubTypes.Type(value = TimeControl.Fischer.class, name = "FISCHER"),
    @JsonSubTypes.Type(value = TimeControl.Simple.class, name = "SIMPLE"),
    @JsonSubTypes.Type(value = TimeControl.Ing.class, name = "ING")
})
public sealed interface TimeControl {
    /** The longest main time or period: 28 days. */
    long MAX_MS = 28L * 24 * 60 * 60 * 1000;

    /** The most periods. */
    int MAX_PERIODS = 100;

    /** The most stones to a Canadian block. */
    int MAX_STONES = 100;

    /** The most points an Ing period costs. */
    int MAX_POINTS = 100;

    /** No clock. */
    record Untimed() implements TimeControl {}

    /**
     * Main time for the whole match and nothing after it.
     *
     * @param mainTimeMs 1 to {@value TimeControl#MAX_MS}
     */
    record Absolute(long mainTimeMs) implements TimeControl {
        public Absolute {
            requireMs("mainTimeMs", mainTimeMs, 1);
        }
    }

    /**
     * Main time, then periods: a move made within a period keeps it, each whole period used up is lost.
     *
     * @param mainTimeMs 0 to {@value TimeControl#MAX_MS}
     * @param periodMs 1 to {@value TimeControl#MAX_MS}
     * @param periods usable periods, 1 to {@value TimeControl#MAX_PERIODS}
     */
    record Byoyomi(long mainTimeMs, long periodMs, int periods) implements TimeControl {
        public Byoyomi {
            requireMs("mainTimeMs", mainTimeMs, 0);
            requireMs("periodMs", periodMs, 1);
            requireCount("periods", periods, MAX_PERIODS);
        }
    }

    /**
     * Main time, then blocks: so many stones have to be played in each. The move that crosses from main time into overtime
     * is the first of them; with the last of them the block and its count are renewed.
     *
     * @param mainTimeMs 0 to {@value TimeControl#MAX_MS}
     * @param blockMs 1 to {@value TimeControl#MAX_MS}
     * @param stones to play in a block, 1 to {@value TimeControl#MAX_STONES}
     */
    record Canadian(long mainTimeMs, long blockMs, int stones) implements TimeControl {
        public Canadian {
            requireMs("mainTimeMs", mainTimeMs, 0);
            requireMs("blockMs", blockMs, 1);
            requireCount("stones", stones, MAX_STONES);
        }
    }

    /**
     * Main time to which every move made in time adds.
     *
     * @param mainTimeMs 1 to {@value TimeControl#MAX_MS}
     * @param incrementMs added after each move, the first one too: 1 to {@value TimeControl#MAX_MS}
     * @param capMs up to where an increment may add, 0 to {@value TimeControl#MAX_MS}; 0, and where it is not given, for no
     *     cap. It never takes away what a side has
     */
    record Fischer(
            long mainTimeMs,
            long incrementMs,
            @JsonSetter(nulls = Nulls.AS_EMPTY) long capMs) implements TimeControl {
        public Fischer {
            requireMs("mainTimeMs", mainTimeMs, 1);
            requireMs("incrementMs", incrementMs, 1);
            requireMs("capMs", capMs, 0);
        }
    }

    /**
     * The same time for each move.
     *
     * @param perMoveMs 1 to {@value TimeControl#MAX_MS}
     */
    record Simple(long perMoveMs) implements TimeControl {
        public Simple {
            requireMs("perMoveMs", perMoveMs, 1);
        }
    }

    /**
     * Main time, then periods that are not renewed; entering one costs points, which the score sheet shows.
     *
     * @param mainTimeMs 1 to {@value TimeControl#MAX_MS}
     * @param periodMs 1 to {@value TimeControl#MAX_MS}
     * @param periods usable periods, 1 to {@value TimeControl#MAX_PERIODS}
     * @param pointsPerPeriod what entering a period costs, 0 to {@value TimeControl#MAX_POINTS} points
     */
    record Ing(long mainTimeMs, long periodMs, int periods, int pointsPerPeriod) implements TimeControl {
        public Ing {
            requireMs("mainTimeMs", mainTimeMs, 1);
            requireMs("periodMs", periodMs, 1);
            requireCount("periods", periods, MAX_PERIODS);
            if (pointsPerPeriod < 0 || pointsPerPeriod > MAX_POINTS) {
                throw new IllegalArgumentException(
                        "pointsPerPeriod is from 0 to " + MAX_POINTS + ", not " + pointsPerPeriod);
            }
        }
    }

    private static void requireMs(String name, long ms, long least) {
        if (ms < least || ms > MAX_MS) {
            throw new IllegalArgumentException(name + " is from " + least + " to " + MAX_MS + ", not " + ms);
        }
    }

    private static void requireCount(String name, int count, int most) {
        if (count < 1 || count > most) {
            throw new IllegalArgumentException(name + " is from 1 to " + most + ", not " + count);
        }
    }
}
