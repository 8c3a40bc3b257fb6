package org.tengen.benchmarks.platform;

import java.util.List;

/**
 * A line of {@code /proc/PID/stat}: who a process is and how long it has had a processor. Times are in milliseconds, to the
 * nearest 10.
 *
 * @param parent its parent's number
 * @param ownMs in this process, all threads, user and system
 * @param endedChildrenMs in its children that have ended and were waited for, and in theirs
 */
record ProcessStat(long pid, long parent, long ownMs, long endedChildrenMs) {
    /** Linux counts in hundredths of a second here, on every machine. */
    private static final long MS_PER_TICK = 10;

    /** Where the fields are that come after the name, which is in parentheses and may hold blanks and parentheses. */
    private static final int PARENT = 1;

    private static final int USER = 11;
    private static final int SYSTEM = 12;
    private static final int CHILDREN_USER = 13;
    private static final int CHILDREN_SYSTEM = 14;

    static ProcessStat parse(String line) {
        int name = line.indexOf('(');
        int end = line.lastIndexOf(')');
        if (name < 0 || end < 0) {
            throw new IllegalArgumentException("This is no line of /proc/PID/stat: " + line);
        }
        List<String> fields = List.of(line.substring(end + 1).strip().split(" ", -1));
        return new ProcessStat(
                Long.parseLong(line.substring(0, name).strip()),
                Long.parseLong(fields.get(PARENT)),
                ms(fields, USER) + ms(fields, SYSTEM),
                ms(fields, CHILDREN_USER) + ms(fields, CHILDREN_SYSTEM));
    }

    private static long ms(List<String> fields, int index) {
        return Long.parseLong(fields.get(index)) * MS_PER_TICK;
    }
}
