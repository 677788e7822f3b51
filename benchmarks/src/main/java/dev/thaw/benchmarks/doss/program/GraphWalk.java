// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.program;

import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.Frame;
import dev.thaw.wordnet.Lexicon;
import dev.thaw.wordnet.PartOfSpeech;
import dev.thaw.wordnet.Pointer;
import dev.thaw.wordnet.Sense;
import dev.thaw.wordnet.Synset;
import dev.thaw.wordnet.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Follows every reference of a dictionary and reads every object, strings by their length and last
 * character: what using all of it costs at least.
 */
final class GraphWalk {
    private GraphWalk() {}

    /** A number that depends on all that was read. */
    static long over(Dictionary dictionary) {
        long sum = 0;
        for (Frame frame : dictionary.frames()) {
            sum = 31 * sum + read(frame);
        }
        for (PartOfSpeech p : PartOfSpeech.values()) {
            sum = 31 * sum + read(dictionary.lexicon(p));
        }
        return sum;
    }

    private static long read(Lexicon lexicon) {
        long sum = 0;
        List<Synset> synsets = lexicon.synsets();
        for (int i = 0; i < synsets.size(); i++) {
            sum = 31 * sum + read(synsets.get(i));
        }
        for (Map.Entry<String, Word> entry : lexicon.words().entrySet()) {
            Word word = entry.getValue();
            sum += read(entry.getKey()) + read(word.lemma()) + word.partOfSpeech().ordinal();
            List<Sense> senses = word.senses();
            for (int i = 0; i < senses.size(); i++) {
                sum += senses.get(i).number();
            }
        }
        for (Map.Entry<String, List<String>> entry : lexicon.irregularForms().entrySet()) {
            sum += read(entry.getKey());
            for (String base : entry.getValue()) {
                sum += read(base);
            }
        }
        return sum;
    }

    private static long read(Synset synset) {
        long sum = synset.offset() + synset.topic().ordinal() + synset.partOfSpeech().ordinal();
        sum += (synset.satellite() ? 1 : 0) + read(synset.gloss());
        List<Pointer<Synset>> pointers = synset.pointers();
        for (int i = 0; i < pointers.size(); i++) {
            Pointer<Synset> pointer = pointers.get(i);
            sum += pointer.relation().ordinal() + pointer.target().offset();
        }
        List<Sense> senses = synset.senses();
        for (int i = 0; i < senses.size(); i++) {
            sum = 31 * sum + read(senses.get(i));
        }
        return sum;
    }

    private static long read(Sense sense) {
        long sum = read(sense.written()) + read(sense.key()) + sense.tagCount() + sense.number();
        sum += sense.marker() == null ? 0 : read(sense.marker());
        sum += sense.synset().offset() + sense.word().partOfSpeech().ordinal();
        List<Frame> frames = sense.frames();
        for (int i = 0; i < frames.size(); i++) {
            sum += frames.get(i).number();
        }
        List<Pointer<Sense>> pointers = sense.pointers();
        for (int i = 0; i < pointers.size(); i++) {
            Pointer<Sense> pointer = pointers.get(i);
            sum += pointer.relation().ordinal() + pointer.target().number();
        }
        return sum;
    }

    private static long read(Frame frame) {
        return frame.number() + read(frame.pattern());
    }

    private static long read(String text) {
        int length = text.length();
        return length == 0 ? 0 : 31L * length + text.charAt(length - 1);
    }

    /** All words, meanings and senses, each referred to once. */
    static Object[] index(Dictionary dictionary) {
        List<Object> all = new ArrayList<>();
        for (PartOfSpeech p : PartOfSpeech.values()) {
            Lexicon lexicon = dictionary.lexicon(p);
            all.addAll(lexicon.words().values());
            for (Synset synset : lexicon.synsets()) {
                all.add(synset);
                all.addAll(synset.senses());
            }
        }
        return all.toArray();
    }
}
