// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import dev.thaw.bench.process.Report;
import dev.thaw.doss.DOSS;
import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.LoadProgress;
import dev.thaw.wordnet.Word;
import dev.thaw.wordnet.WordNetReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A dictionary, and what can be asked of it. */
public final class Session {
    /** Instead of a word: collect garbage. */
    public static final String COLLECT = ":collect";

    /** Instead of a word: read the whole dictionary. */
    public static final String WALK = ":walk";

    /** Before the database's jar, or a snapshot's file: where the dictionary is from now on. */
    static final String PARSE = ":parse ";

    static final String LOAD = ":load ";

    /** Before a word: take it out of the dictionary. */
    static final String FORGET = ":forget ";

    static final int SLOT = 0;

    private Dictionary dictionary;

    Dictionary dictionary() {
        return dictionary;
    }

    Reply parse(Path jar, LoadProgress progress) throws IOException {
        long start = System.nanoTime();
        dictionary = WordNetReader.read(jar, progress);
        return loaded(microsSince(start));
    }

    private Reply load(Path file) {
        long start = System.nanoTime();
        DOSS.Snapshot snapshot = DOSS.provider().load(file, DOSS.heap().getSlot(SLOT));
        dictionary = (Dictionary) snapshot.getRootObject();
        return loaded(microsSince(start));
    }

    private static Reply loaded(long micros) {
        return new Reply(
                "",
                new Report(Report.LOADED)
                        .with("micros", micros)
                        .with("max-heap-bytes", Runtime.getRuntime().maxMemory()));
    }

    /** Does what the line asks for; a line that is none of the requests above is a word. */
    Reply execute(String line) throws IOException {
        String of = line.substring(line.indexOf(' ') + 1);
        if (line.startsWith(PARSE)) {
            return parse(Path.of(of), LoadProgress.NONE);
        }
        if (line.startsWith(LOAD)) {
            return load(Path.of(of));
        }
        return switch (line) {
            case COLLECT -> collect();
            case WALK -> walk();
            default ->
                    line.startsWith(FORGET)
                            ? forget(of)
                            : new Reply(
                                    Answers.about(line, dictionary), new Report(Report.ANSWERED));
        };
    }

    private Reply collect() {
        long start = System.nanoTime();
        System.gc();
        return new Reply("", new Report(Report.COLLECTED).with("micros", microsSince(start)));
    }

    private Reply walk() {
        long start = System.nanoTime();
        Walk.Summary found = Walk.over(dictionary);
        return new Reply(
                "",
                new Report(Report.WALKED)
                        .with("micros", microsSince(start))
                        .with("words", found.words())
                        .with("synsets", found.synsets())
                        .with("senses", found.senses())
                        .with("pointers", found.pointers())
                        .with("checksum", found.checksum()));
    }

    private Reply forget(String text) {
        List<Word> words = dictionary.lookUp(text);
        for (Word word : words) {
            dictionary.lexicon(word.partOfSpeech()).words().remove(word.lemma());
        }
        return new Reply("", new Report(Report.FORGOTTEN).with("words", words.size()));
    }

    private static long microsSince(long start) {
        return (System.nanoTime() - start) / 1000;
    }
}
