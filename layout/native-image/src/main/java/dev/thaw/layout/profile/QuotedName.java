// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

/** Names in lines with commas: in quotes, quotes twice. */
final class QuotedName {
    /** A name in quotes, as a regular expression. */
    static final String PATTERN = "\"[^\"]*(?:\"\"[^\"]*)*\"";

    private QuotedName() {}

    static String quote(String text) {
        return '"' + text.replace("\"", "\"\"") + '"';
    }

    /** The name in quotes, or null. */
    static String unquote(String text) {
        boolean quoted = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
        return quoted ? text.substring(1, text.length() - 1).replace("\"\"", "\"") : null;
    }
}
