// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo.program;

import dev.thaw.demo.wordnet.Dictionary;
import dev.thaw.demo.wordnet.LoadProgress;
import dev.thaw.demo.wordnet.WordNetReader;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The program in the native image: a dictionary that comes from a jar or from a snapshot. */
public final class WordNet {
    /** Typed instead of a word: collect garbage. */
    public static final String COLLECT = ":collect";

    /** Typed instead of a word: read the whole dictionary. */
    public static final String WALK = ":walk";

    private static final String USAGE =
            """
            usage: wordnet snapshot JAR FILE
                       Parses the WordNet 3.1 database in JAR, takes a snapshot of the
                       dictionary and stores it in FILE.
                   wordnet query --jar JAR [--hold] [WORD...]
                   wordnet query --snapshot FILE [--hold] [WORD...]
                       Parses the database, or loads the snapshot, and says what it knows
                       about each WORD. Without a WORD, and with --hold after the last one,
                       goes on with those that are typed, one a line, until the input ends.
                       Instead of a word: :collect collects garbage, :walk reads every
                       object of the dictionary.

            Example: wordnet query --snapshot wordnet.doss dog
            """;
    private static final int FAILED = 1;
    private static final int WRONG_USAGE = 2;
    private static final int SLOT = 0;

    private final long started = System.nanoTime();
    private final PrintStream out;

    private WordNet(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) {
        System.exit(new WordNet(System.out).run(args));
    }

    private int run(String[] args) {
        try {
            Deque<String> arguments = new ArrayDeque<>(List.of(args));
            String command = next(arguments, "a command");
            switch (command) {
                case "snapshot" -> snapshot(arguments);
                case "query" -> query(arguments);
                case "help", "--help", "-h" -> out.print(USAGE);
                default -> throw new UsageException("there is no command '" + command + "'");
            }
            return 0;
        } catch (UsageException e) {
            System.err.println("wordnet: " + e.getMessage());
            System.err.print(USAGE);
            return WRONG_USAGE;
        } catch (IOException | DOSSException e) {
            System.err.println("wordnet: " + e.getMessage());
            return FAILED;
        }
    }

    private void snapshot(Deque<String> arguments) throws IOException, UsageException {
        Path jar = Path.of(next(arguments, "the jar of the WordNet database"));
        Path file = Path.of(next(arguments, "the file for the snapshot"));
        if (!arguments.isEmpty()) {
            throw new UsageException("'" + arguments.peek() + "' is one argument too many");
        }
        DOSS.Slot slot = DOSS.heap().getSlot(SLOT);
        Dictionary dictionary = parse(jar, this::printProgress);

        long start = System.nanoTime();
        DOSS.Snapshot snapshot = DOSS.provider().snapshot(dictionary, slot);
        print(
                new Report(Report.SNAPSHOT_TAKEN)
                        .with("micros", microsSince(start))
                        .with("bytes", snapshot.size()));

        start = System.nanoTime();
        DOSS.provider().store(slot, file);
        print(new Report(Report.STORED).with("micros", microsSince(start)));
    }

    private void query(Deque<String> arguments) throws IOException, UsageException {
        Path jar = null;
        Path snapshot = null;
        boolean hold = false;
        List<String> words = new ArrayList<>();
        while (!arguments.isEmpty()) {
            String argument = arguments.pop();
            switch (argument) {
                case "--jar" -> jar = Path.of(next(arguments, "a jar after --jar"));
                case "--snapshot" -> snapshot = Path.of(next(arguments, "a file after --snapshot"));
                case "--hold" -> hold = true;
                default -> {
                    if (argument.startsWith("--")) {
                        throw new UsageException("there is no option '" + argument + "'");
                    }
                    words.add(argument);
                }
            }
        }
        if ((jar == null) == (snapshot == null)) {
            throw new UsageException("query needs either --jar or --snapshot");
        }
        Dictionary dictionary = jar != null ? parse(jar, LoadProgress.NONE) : load(snapshot);
        for (String word : words) {
            answer(word, dictionary);
        }
        if (words.isEmpty() || hold) {
            answerInput(dictionary);
        }
    }

    private Dictionary parse(Path jar, LoadProgress progress) throws IOException {
        long start = System.nanoTime();
        Dictionary dictionary = WordNetReader.read(jar, progress);
        print(new Report(Report.LOADED).with("micros", microsSince(start)));
        return dictionary;
    }

    private Dictionary load(Path file) {
        long start = System.nanoTime();
        DOSS.Snapshot snapshot = DOSS.provider().load(file, DOSS.heap().getSlot(SLOT));
        Dictionary dictionary = (Dictionary) snapshot.getRootObject();
        print(
                new Report(Report.LOADED)
                        .with("micros", microsSince(start))
                        .with("bytes", snapshot.size()));
        return dictionary;
    }

    private void answerInput(Dictionary dictionary) throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            switch (line.strip()) {
                case "" -> {}
                case COLLECT -> collect();
                case WALK -> walk(dictionary);
                case String word -> answer(word, dictionary);
            }
        }
    }

    private void answer(String word, Dictionary dictionary) {
        out.print(Answers.about(word, dictionary));
        print(new Report(Report.ANSWERED).with("since-start-micros", microsSince(started)));
    }

    private void collect() {
        long start = System.nanoTime();
        System.gc();
        print(new Report(Report.COLLECTED).with("micros", microsSince(start)));
    }

    private void walk(Dictionary dictionary) {
        long start = System.nanoTime();
        Walk.Summary found = Walk.over(dictionary);
        print(
                new Report(Report.WALKED)
                        .with("micros", microsSince(start))
                        .with("words", found.words())
                        .with("synsets", found.synsets())
                        .with("senses", found.senses())
                        .with("pointers", found.pointers())
                        .with("checksum", found.checksum()));
    }

    private void printProgress(String file, long done, long total) {
        print(
                new Report(Report.READING)
                        .with("percent", total == 0 ? 100 : 100 * done / total)
                        .with("file", file));
    }

    private void print(Report report) {
        out.println(report);
        out.flush();
    }

    private static long microsSince(long start) {
        return (System.nanoTime() - start) / 1000;
    }

    private static String next(Deque<String> arguments, String meaning) throws UsageException {
        if (arguments.isEmpty()) {
            throw new UsageException(meaning + " is missing");
        }
        return arguments.pop();
    }

    /** A command line that cannot be understood. */
    private static final class UsageException extends Exception {
        UsageException(String message) {
            super(message);
        }
    }
}
