// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

/** A line of a database file, read field by field. */
final class Line {
    private final String file;
    private final int number;
    private final String text;
    private int position;

    Line(String file, int number, String text) {
        this.file = file;
        this.number = number;
        this.text = text;
    }

    String file() {
        return file;
    }

    int number() {
        return number;
    }

    /** The next field, up to a space. */
    String word(String meaning) throws WordNetFormatException {
        if (position >= text.length()) {
            throw error("the line ends where " + meaning + " is expected");
        }
        int end = text.indexOf(' ', position);
        if (end < 0) {
            end = text.length();
        }
        String field = text.substring(position, end);
        position = end + 1;
        return field;
    }

    int number(String meaning) throws WordNetFormatException {
        return number(meaning, 10);
    }

    int number(String meaning, int radix) throws WordNetFormatException {
        String field = word(meaning);
        try {
            return Integer.parseUnsignedInt(field, radix);
        } catch (NumberFormatException e) {
            throw error("'" + field + "' stands where " + meaning + " is expected");
        }
    }

    boolean atEnd() {
        return text.substring(Math.min(position, text.length())).isBlank();
    }

    /** All that is left, without spaces around it. */
    String rest() {
        String rest = text.substring(Math.min(position, text.length())).strip();
        position = text.length();
        return rest;
    }

    /** What stands after the bar; reading goes on where it was. */
    String gloss() throws WordNetFormatException {
        int bar = text.indexOf(" | ");
        if (bar < 0) {
            throw error("there is no gloss");
        }
        return text.substring(bar + 3).strip();
    }

    WordNetFormatException error(String problem) {
        return new WordNetFormatException(file, number, problem);
    }
}
