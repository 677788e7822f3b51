// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo.program;

import dev.thaw.demo.wordnet.Dictionary;
import dev.thaw.demo.wordnet.Frame;
import dev.thaw.demo.wordnet.Lexicon;
import dev.thaw.demo.wordnet.PartOfSpeech;
import dev.thaw.demo.wordnet.Pointer;
import dev.thaw.demo.wordnet.Sense;
import dev.thaw.demo.wordnet.Synset;
import dev.thaw.demo.wordnet.Word;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;

/**
 * Reads every object of a dictionary and follows every reference once. Two dictionaries with the
 * same words, meanings and relations have the same checksum.
 */
public final class Walk {
    private static final int BUFFER_SIZE = 8192;

    private final CRC32 checksum = new CRC32();
    private final ByteBuffer unread = ByteBuffer.allocate(BUFFER_SIZE);
    private long words;
    private long synsets;
    private long senses;
    private long pointers;

    /** What was found. */
    public record Summary(long words, long synsets, long senses, long pointers, long checksum) {}

    private Walk() {}

    public static Summary over(Dictionary dictionary) {
        Walk walk = new Walk();
        dictionary.frames().forEach(walk::visit);
        for (PartOfSpeech p : PartOfSpeech.values()) {
            walk.visit(dictionary.lexicon(p));
        }
        walk.digestUnread();
        return new Summary(
                walk.words, walk.synsets, walk.senses, walk.pointers, walk.checksum.getValue());
    }

    private void visit(Lexicon lexicon) {
        lexicon.synsets().forEach(this::visit);
        // the order of a hash map is the same in all dictionaries read from the same files
        for (Word word : lexicon.words().values()) {
            words++;
            add(word.lemma());
            add(word.partOfSpeech().ordinal());
            word.senses().forEach(this::refer);
        }
        lexicon.irregularForms()
                .forEach((form, bases) -> {
                    add(form);
                    bases.forEach(this::add);
                });
    }

    private void visit(Synset synset) {
        synsets++;
        refer(synset);
        add(synset.satellite() ? 1 : 0);
        add(synset.topic().ordinal());
        add(synset.gloss());
        for (Pointer<Synset> p : synset.pointers()) {
            pointers++;
            add(p.relation().ordinal());
            refer(p.target());
        }
        for (Sense sense : synset.senses()) {
            visit(sense);
        }
    }

    private void visit(Sense sense) {
        senses++;
        add(sense.written());
        add(sense.marker() == null ? "" : sense.marker());
        add(sense.tagCount());
        refer(sense);
        refer(sense.synset());
        sense.frames().forEach(this::visit);
        for (Pointer<Sense> p : sense.pointers()) {
            pointers++;
            add(p.relation().ordinal());
            refer(p.target());
        }
    }

    private void visit(Frame frame) {
        add(frame.number());
        add(frame.pattern());
    }

    private void refer(Synset synset) {
        add(synset.partOfSpeech().ordinal());
        add(synset.offset());
    }

    private void refer(Sense sense) {
        add(sense.key());
        add(sense.word().lemma());
        add(sense.number());
    }

    private void add(int value) {
        makeRoom(Integer.BYTES);
        unread.putInt(value);
    }

    private void add(String text) {
        add(text.length());
        for (int i = 0; i < text.length(); i++) {
            makeRoom(Character.BYTES);
            unread.putChar(text.charAt(i));
        }
    }

    private void makeRoom(int bytes) {
        if (unread.remaining() < bytes) {
            digestUnread();
        }
    }

    private void digestUnread() {
        checksum.update(unread.flip());
        unread.clear();
    }
}
