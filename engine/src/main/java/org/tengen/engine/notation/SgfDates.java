package org.tengen.engine.notation;

import java.util.ArrayList;
import java.util.List;

/** The shorthand of SGF dates: {@code 2024-05-01,02} is two days, {@code 1996-05,06} two months. */
final class SgfDates {
    private SgfDates() {}

    /** Each date in full, as far as it was given. */
    static List<String> parse(String text) {
        List<String> dates = new ArrayList<>();
        String last = "";
        for (String part : text.split(",", -1)) {
            String date = part.strip();
            if (!date.isEmpty()) {
                last = complete(date, last);
                dates.add(last);
            }
        }
        return dates;
    }

    /** Puts before a date what it shares with the one before it: the year, or the year and the month. */
    private static String complete(String date, String before) {
        boolean monthAndDay = date.matches("\\d\\d-\\d\\d");
        boolean dayOrMonth = date.matches("\\d\\d");
        if (monthAndDay && before.length() >= 4) {
            return before.substring(0, 4) + "-" + date;
        }
        if (dayOrMonth && before.length() >= 7) {
            return before.substring(0, before.length() - 2) + date;
        }
        return date;
    }
}
