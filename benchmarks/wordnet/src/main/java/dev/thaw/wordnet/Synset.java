// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.util.List;
import java.util.stream.Collectors;

/** A set of synonyms: one meaning, the words that have it, and the meanings related to it. */
public final class Synset {
    private final PartOfSpeech partOfSpeech;
    private final int offset;
    private final boolean satellite;
    private final Topic topic;
    private final String gloss;
    List<Sense> senses = List.of();
    List<Pointer<Synset>> pointers = List.of();

    Synset(PartOfSpeech partOfSpeech, int offset, boolean satellite, Topic topic, String gloss) {
        this.partOfSpeech = partOfSpeech;
        this.offset = offset;
        this.satellite = satellite;
        this.topic = topic;
        this.gloss = gloss;
    }

    public PartOfSpeech partOfSpeech() {
        return partOfSpeech;
    }

    /** Where the synset stands in its data file; unique within its part of speech. */
    public int offset() {
        return offset;
    }

    /** Whether this is an adjective whose meaning is close to that of a head adjective. */
    public boolean satellite() {
        return satellite;
    }

    public Topic topic() {
        return topic;
    }

    /** Definition and examples. */
    public String gloss() {
        return gloss;
    }

    /** The senses of words that share this meaning. */
    public List<Sense> senses() {
        return senses;
    }

    /** The semantic pointers. */
    public List<Pointer<Synset>> pointers() {
        return pointers;
    }

    public List<Synset> targets(Relation relation) {
        return pointers.stream()
                .filter(p -> p.relation() == relation)
                .map(Pointer::target)
                .toList();
    }

    /** Taken from the content: an identity hash would be written into the object's header. */
    @Override
    public int hashCode() {
        return offset;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public String toString() {
        return senses.stream().map(Sense::written).collect(Collectors.joining(", "));
    }
}
