// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp;

import java.util.Locale;

/**
 * Passages of books in the public domain, with as many sentences as the documents of the DOSS
 * dissertation (table 7.2).
 */
enum SampleText {
    TINY(5, "Darwin, On the Origin of Species (1859), Introduction"),
    SMALL(15, "Melville, Moby-Dick (1851), chapter 1"),
    MEDIUM(25, "Carroll, Alice's Adventures in Wonderland (1865), chapter 7"),
    LARGE(53, "Doyle, The Adventures of Sherlock Holmes (1892), A Scandal in Bohemia");

    private final int sentences;
    private final String source;

    SampleText(int sentences, String source) {
        this.sentences = sentences;
        this.source = source;
    }

    /** As CoreNLP splits them. */
    int sentences() {
        return sentences;
    }

    String source() {
        return source;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name of the resource. */
    String file() {
        return "texts/" + id() + ".txt";
    }
}
