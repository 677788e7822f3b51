// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Words of a command line in one text, as in Java's {@code @argfiles}: separated by white space,
 * with quotes, {@code \} escapes inside quotes, and {@code #} comments.
 */
final class ArgumentFile {
    private ArgumentFile() {}

    /**
     * Replaces every {@code @file} by the words in that file; {@code @@x} stands for {@code @x}.
     */
    static List<String> expand(List<String> arguments) {
        List<String> expanded = new ArrayList<>();
        for (String argument : arguments) {
            if (argument.startsWith("@@")) {
                expanded.add(argument.substring(1));
            } else if (argument.startsWith("@") && argument.length() > 1) {
                expanded.addAll(read(Path.of(argument.substring(1))));
            } else {
                expanded.add(argument);
            }
        }
        return expanded;
    }

    static List<String> read(Path file) {
        try {
            return words(Files.readString(file), file.toString(), true);
        } catch (IOException e) {
            throw new ToolchainException("Cannot read the argument file " + file + ": " + e, e);
        }
    }

    /**
     * @param where what to name in an error message
     */
    static List<String> words(String text, String where, boolean comments) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else if (c == '\\' && i + 1 < text.length()) {
                    i++;
                    i = appendEscaped(text, i, word);
                } else if (c == '\n') {
                    break;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                inWord = true;
            } else if (c == '#' && comments && !inWord) {
                while (i + 1 < text.length() && text.charAt(i + 1) != '\n') {
                    i++;
                }
            } else if (Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != 0) {
            throw new ToolchainException(
                    "%s: a quote %c is opened and not closed, near: %s"
                            .formatted(where, quote, word));
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    /** Answers the index of the last character it used. */
    private static int appendEscaped(String text, int at, StringBuilder word) {
        char c = text.charAt(at);
        switch (c) {
            case 'n' -> word.append('\n');
            case 'r' -> word.append('\r');
            case 't' -> word.append('\t');
            case 'f' -> word.append('\f');
            case '\n' -> {
                // A line that goes on below: leading white space there does not count.
                int next = at;
                while (next + 1 < text.length() && " \t".indexOf(text.charAt(next + 1)) >= 0) {
                    next++;
                }
                return next;
            }
            default -> word.append(c);
        }
        return at;
    }

    static void write(Path file, List<String> words) throws IOException {
        Files.write(file, words.stream().map(ArgumentFile::quote).toList());
    }

    static String quote(String word) {
        return "\""
                + word.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                + "\"";
    }
}
