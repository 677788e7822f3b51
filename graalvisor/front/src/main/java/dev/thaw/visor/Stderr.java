// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import java.util.stream.Collectors;

/** What the server says to whoever runs it: a line at a time, on its standard error. */
public final class Stderr {
    private static final int MAX_LINE = 8 << 10;

    private Stderr() {}

    /**
     * Part of the text may be a function's: no such part can begin a line that looks like the
     * server's, or steer a terminal.
     */
    public static void say(String text) {
        System.err.println("thaw visor: " + oneLine(text));
    }

    static String oneLine(String text) {
        return text.codePoints()
                .limit(MAX_LINE)
                .mapToObj(Stderr::shown)
                .collect(Collectors.joining());
    }

    private static String shown(int c) {
        if (c == '\t') {
            return "\t";
        }
        if (c == '\n') {
            return "\\n";
        }
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE ->
                    "\\u{%x}".formatted(c);
            default -> Character.toString(c);
        };
    }
}
