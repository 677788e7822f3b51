// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

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
        StringBuilder line = new StringBuilder();
        text.codePoints()
                .limit(MAX_LINE)
                .forEach(c -> {
                    switch (Character.getType(c)) {
                        case Character.CONTROL,
                                Character.FORMAT,
                                Character.LINE_SEPARATOR,
                                Character.PARAGRAPH_SEPARATOR,
                                Character.SURROGATE ->
                                line.append(
                                        c == '\t'
                                                ? "\t"
                                                : c == '\n' ? "\\n" : "\\u{%x}".formatted(c));
                        default -> line.appendCodePoint(c);
                    }
                });
        return line.toString();
    }
}
