// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** WordNet: words, their meanings and how these are related, all reachable from here. */
public final class Dictionary {
    private final Map<PartOfSpeech, Lexicon> lexicons;
    private final List<Frame> frames;

    Dictionary(Map<PartOfSpeech, Lexicon> lexicons, List<Frame> frames) {
        this.lexicons = lexicons;
        this.frames = frames;
    }

    public Lexicon lexicon(PartOfSpeech partOfSpeech) {
        return lexicons.get(partOfSpeech);
    }

    /** All sentence patterns of verbs. */
    public List<Frame> frames() {
        return frames;
    }

    /** The word with exactly this lemma, or null. */
    public Word word(PartOfSpeech partOfSpeech, String lemma) {
        return lexicon(partOfSpeech).words().get(lemma);
    }

    /** The words that the given text can be a form of, in the order of the parts of speech. */
    public List<Word> lookUp(String text) {
        String form = text.strip().replace('_', ' ').toLowerCase(Locale.ROOT);
        List<Word> found = new ArrayList<>();
        for (PartOfSpeech p : PartOfSpeech.values()) {
            for (String base : BaseForms.of(form, p, lexicon(p).irregularForms())) {
                Word word = word(p, base);
                if (word != null && !found.contains(word)) {
                    found.add(word);
                }
            }
        }
        return found;
    }
}
