// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.LoadProgress;
import dev.thaw.wordnet.PartOfSpeech;
import dev.thaw.wordnet.WordNetReader;
import dev.thaw.wordnet.program.Answers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Words from all over the dictionary, and what the service has to say about each.
 *
 * @param words the same ones in each run
 * @param answers by word
 */
record Questions(List<String> words, Map<String, String> answers) {
    private static final int COUNT = 1000;
    private static final long SEED = 42;

    static Questions of(Path wordNet) throws IOException {
        Dictionary dictionary = WordNetReader.read(wordNet, LoadProgress.NONE);
        List<String> lemmas = new ArrayList<>();
        for (PartOfSpeech p : PartOfSpeech.values()) {
            lemmas.addAll(dictionary.lexicon(p).words().keySet());
        }
        Collections.sort(lemmas);
        Random random = new Random(SEED);
        Map<String, String> answers = new TreeMap<>();
        while (answers.size() < COUNT) {
            String word = lemmas.get(random.nextInt(lemmas.size()));
            answers.put(word, Answers.about(word, dictionary));
        }
        List<String> words = new ArrayList<>(answers.keySet());
        Collections.shuffle(words, random);
        return new Questions(words, answers);
    }
}
