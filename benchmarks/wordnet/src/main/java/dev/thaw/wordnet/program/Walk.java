// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.Frame;
import dev.thaw.wordnet.Lexicon;
import dev.thaw.wordnet.PartOfSpeech;
import dev.thaw.wordnet.Pointer;
import dev.thaw.wordnet.Sense;
import dev.thaw.wordnet.Synset;
import dev.thaw.wordnet.Word;
import java.nio.ByteBuffer;
import java.util.List;
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
        for (Synset synset : lexicon.synsets()) {
            visit(synset);
        }
        // the order of a hash map is the same in all dictionaries read from the same files
        for (Word word : lexicon.words().values()) {
            words++;
            add(word.lemma());
            add(word.partOfSpeech().ordinal());
            List<Sense> senses = word.senses();
            for (int i = 0; i < senses.size(); i++) {
                refer(senses.get(i));
            }
        }
        lexicon.irregularForms()
                .forEach((form, bases) -> {
                    add(form);
                    bases.forEach(this::add);
                });
    }

    // by index, here and above: the garbage of a million iterators would stay in the process and
    // hide how little memory the dictionary itself takes
    private void visit(Synset synset) {
        synsets++;
        refer(synset);
        add(synset.satellite() ? 1 : 0);
        add(synset.topic().ordinal());
        add(synset.gloss());
        List<Pointer<Synset>> semantic = synset.pointers();
        for (int i = 0; i < semantic.size(); i++) {
            pointers++;
            add(semantic.get(i).relation().ordinal());
            refer(semantic.get(i).target());
        }
        List<Sense> spellings = synset.senses();
        for (int i = 0; i < spellings.size(); i++) {
            visit(spellings.get(i));
        }
    }

    private void visit(Sense sense) {
        senses++;
        add(sense.written());
        add(sense.marker() == null ? "" : sense.marker());
        add(sense.tagCount());
        refer(sense);
        refer(sense.synset());
        List<Frame> frames = sense.frames();
        for (int i = 0; i < frames.size(); i++) {
            visit(frames.get(i));
        }
        List<Pointer<Sense>> lexical = sense.pointers();
        for (int i = 0; i < lexical.size(); i++) {
            pointers++;
            add(lexical.get(i).relation().ordinal());
            refer(lexical.get(i).target());
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
