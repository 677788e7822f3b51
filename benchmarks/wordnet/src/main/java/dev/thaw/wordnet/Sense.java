// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.util.List;

/** One word in one of its meanings. */
public final class Sense {
    private final Synset synset;
    private final String marker;
    private String written;
    Word word;
    int number;
    int tagCount;
    String key;
    List<Pointer<Sense>> pointers = List.of();
    List<Frame> frames = List.of();

    Sense(Synset synset, String written, String marker) {
        this.synset = synset;
        this.written = written;
        this.marker = marker;
    }

    /** Makes this a sense of its word, whose lemma also serves as its spelling where they agree. */
    void join(Word word, int number) {
        this.word = word;
        this.number = number;
        if (written.equals(word.lemma())) {
            written = word.lemma();
        }
    }

    public Synset synset() {
        return synset;
    }

    public Word word() {
        return word;
    }

    /** The spelling with capitals, as {@code Canis familiaris}. */
    public String written() {
        return written;
    }

    /** Where an adjective may stand: {@code p}, {@code a} or {@code ip}; null if anywhere. */
    public String marker() {
        return marker;
    }

    /** From 1, the most frequent meaning of the word first. */
    public int number() {
        return number;
    }

    /** How often texts were found to use the word in this meaning. */
    public int tagCount() {
        return tagCount;
    }

    /** The name that stays the same between versions of WordNet, as {@code dog%1:05:00::}. */
    public String key() {
        return key;
    }

    /** The lexical pointers. */
    public List<Pointer<Sense>> pointers() {
        return pointers;
    }

    /** The sentence patterns of a verb; empty for other parts of speech. */
    public List<Frame> frames() {
        return frames;
    }

    public List<Sense> targets(Relation relation) {
        return pointers.stream()
                .filter(p -> p.relation() == relation)
                .map(Pointer::target)
                .toList();
    }

    @Override
    public String toString() {
        return written + "#" + number;
    }
}
