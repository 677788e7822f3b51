// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

/** The four parts of speech, each with files of its own in a WordNet database. */
public enum PartOfSpeech {
    NOUN("noun", 'n'),
    VERB("verb", 'v'),
    ADJECTIVE("adj", 'a'),
    ADVERB("adv", 'r');

    private final String fileSuffix;
    private final char symbol;

    PartOfSpeech(String fileSuffix, char symbol) {
        this.fileSuffix = fileSuffix;
        this.symbol = symbol;
    }

    /** As in the names of its files: {@code noun} for {@code data.noun}. */
    public String fileSuffix() {
        return fileSuffix;
    }

    /** The part of speech for a database symbol, or null; {@code s} marks a satellite adjective. */
    static PartOfSpeech ofSymbol(String symbol) {
        if (symbol.equals("s")) {
            return ADJECTIVE;
        }
        for (PartOfSpeech p : values()) {
            if (symbol.length() == 1 && symbol.charAt(0) == p.symbol) {
                return p;
            }
        }
        return null;
    }
}
