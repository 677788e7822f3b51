// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.util.List;

/** A word or collocation as one part of speech, with its meanings. */
public final class Word {
    private final String lemma;
    private final PartOfSpeech partOfSpeech;
    List<Sense> senses = List.of();

    Word(String lemma, PartOfSpeech partOfSpeech) {
        this.lemma = lemma;
        this.partOfSpeech = partOfSpeech;
    }

    /** The base form in lower case. */
    public String lemma() {
        return lemma;
    }

    public PartOfSpeech partOfSpeech() {
        return partOfSpeech;
    }

    /** The meanings, the most frequent first. */
    public List<Sense> senses() {
        return senses;
    }

    @Override
    public String toString() {
        return lemma;
    }
}
