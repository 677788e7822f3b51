// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.Sense;
import dev.thaw.wordnet.Synset;
import dev.thaw.wordnet.Word;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What the dictionary says about a word, as text: the same text for the same dictionary. */
public final class Answers {
    private static final int SISTERS_SHOWN = 6;

    private Answers() {}

    public static String about(String text, Dictionary dictionary) {
        List<Word> words = dictionary.lookUp(text);
        if (words.isEmpty()) {
            return "No word '" + text + "' in WordNet 3.1.\n";
        }
        StringBuilder answer = new StringBuilder();
        for (Word word : words) {
            answer.append(word.lemma())
                    .append(", ")
                    .append(word.partOfSpeech().name().toLowerCase(Locale.ROOT))
                    .append('\n');
            for (Sense sense : word.senses()) {
                append(sense, answer);
            }
        }
        return answer.toString();
    }

    private static void append(Sense sense, StringBuilder answer) {
        Synset synset = sense.synset();
        answer.append("  ")
                .append(sense.number())
                .append(". ")
                .append(synset)
                .append(": ")
                .append(synset.gloss())
                .append('\n');
        if (!sense.frames().isEmpty()) {
            answer.append("     used as:  ")
                    .append(
                            sense.frames().stream()
                                    .map(f -> f.pattern())
                                    .collect(Collectors.joining("; ")))
                    .append('\n');
        }
        for (var pointer : sense.pointers()) {
            answer.append("     ")
                    .append(pointer.relation().title())
                    .append(": ")
                    .append(pointer.target())
                    .append('\n');
        }
        for (List<Synset> path : Queries.hypernymPaths(synset)) {
            if (path.size() > 1) {
                answer.append("     kind of:  ")
                        .append(
                                path.stream()
                                        .skip(1)
                                        .map(s -> s.senses().getFirst().written())
                                        .collect(Collectors.joining(" > ")))
                        .append('\n');
            }
        }
        List<Synset> sisters = Queries.sisters(synset);
        if (!sisters.isEmpty()) {
            answer.append("     sisters:  ")
                    .append(
                            sisters.stream()
                                    .limit(SISTERS_SHOWN)
                                    .map(s -> s.senses().getFirst().written())
                                    .collect(Collectors.joining("; ")));
            if (sisters.size() > SISTERS_SHOWN) {
                answer.append("; and ").append(sisters.size() - SISTERS_SHOWN).append(" more");
            }
            answer.append('\n');
        }
    }
}
