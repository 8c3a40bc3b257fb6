package org.tengen.engine.notation;

/** Text within SGF values, and its escapes. */
final class SgfText {
    private SgfText() {}

    /** The text a raw value stands for, line breaks kept as {@code \n}. */
    static String read(String raw) {
        StringBuilder text = new StringBuilder(raw.length());
        String lines = raw.replace("\r\n", "\n").replace("\n\r", "\n").replace('\r', '\n');
        for (int i = 0; i < lines.length(); i++) {
            char c = lines.charAt(i);
            if (c == '\\' && i + 1 < lines.length()) {
                char escaped = lines.charAt(++i);
                text.append(escaped == '\n' ? "" : String.valueOf(blankAsSpace(escaped)));
            } else if (c != '\\') {
                text.append(blankAsSpace(c));
            }
        }
        return text.toString();
    }

    /** The same on one line. */
    static String readLine(String raw) {
        return read(raw).replace('\n', ' ').strip();
    }

    private static char blankAsSpace(char c) {
        return c != '\n' && Character.isWhitespace(c) ? ' ' : c;
    }

    /** The raw value that stands for a text. */
    static String write(String text) {
        return text.replace("\\", "\\\\").replace("]", "\\]");
    }
}
