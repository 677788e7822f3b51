// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import dev.thaw.bench.process.Report;
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
    private static final String USAGE =
            """
            usage: wordnet snapshot JAR FILE
                       Parses the WordNet 3.1 database in JAR, takes a snapshot of the
                       dictionary and stores it in FILE.
                   wordnet query --jar JAR [--isolates N] [--hold] [WORD...]
                   wordnet query --snapshot FILE [--isolates N] [--hold] [WORD...]
                       Parses the database, or loads the snapshot, and says what it knows
                       about each WORD. Without a WORD, and with --hold after the last one,
                       goes on with those that are typed, one a line, until the input ends.
                       Instead of a word: :collect collects garbage, :walk reads every
                       object of the dictionary, :forget WORD takes a word out of it.
                       With --isolates, N isolates of this process do so at once, each with
                       a heap of its own that may become as large as -Xmx says. They all
                       get what is typed; after @2 only the second one does.

            Example: wordnet query --snapshot wordnet.doss dog
            """;
    private static final int FAILED = 1;
    private static final int WRONG_USAGE = 2;

    private final long started = System.nanoTime();
    private final PrintStream out;
    private final SessionIsolate.Factory factory;

    /**
     * @param factory creates what --isolates asks for
     */
    WordNet(PrintStream out, SessionIsolate.Factory factory) {
        this.out = out;
        this.factory = factory;
    }

    public static void main(String[] args) {
        System.exit(new WordNet(System.out, NativeIsolate::new).run(args));
    }

    int run(String[] args) {
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
        DOSS.Slot slot = DOSS.heap().getSlot(Session.SLOT);
        Session session = new Session();
        print(session.parse(jar, this::printProgress));

        long start = System.nanoTime();
        DOSS.Snapshot snapshot = DOSS.provider().snapshot(session.dictionary(), slot);
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
        int isolates = 0;
        boolean hold = false;
        List<String> words = new ArrayList<>();
        while (!arguments.isEmpty()) {
            String argument = arguments.pop();
            switch (argument) {
                case "--jar" -> jar = Path.of(next(arguments, "a jar after --jar"));
                case "--snapshot" -> snapshot = Path.of(next(arguments, "a file after --snapshot"));
                case "--isolates" -> isolates = count(next(arguments, "a number of isolates"));
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
        boolean readsInput = words.isEmpty() || hold;
        words.addFirst(jar != null ? Session.PARSE + jar : Session.LOAD + snapshot);
        if (isolates == 0) {
            Session session = new Session();
            for (String line : words) {
                print(session.execute(line));
            }
            if (readsInput) {
                answerInput(session);
            }
        } else {
            new IsolateGroup(isolates, factory, this::print)
                    .run(words, readsInput ? input() : null);
        }
    }

    private void answerInput(Session session) throws IOException {
        BufferedReader in = input();
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (!line.isBlank()) {
                print(session.execute(line.strip()));
            }
        }
    }

    private static BufferedReader input() {
        return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    }

    /** In one piece, whichever isolates talk at once. */
    private synchronized void print(int isolate, Reply reply) {
        print(new Reply(reply.text(), reply.report().with(Report.ISOLATE, isolate)));
    }

    private void print(Reply reply) {
        out.print(reply.text());
        Report report = reply.report();
        print(
                report.event().equals(Report.ANSWERED)
                        ? report.with("since-start-micros", microsSince(started))
                        : report);
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

    private static int count(String text) throws UsageException {
        if (!text.matches("[1-9]\\d{0,3}")) {
            throw new UsageException("--isolates " + text + ": must be a number from 1 to 9999");
        }
        return Integer.parseInt(text);
    }

    /** A command line that cannot be understood. */
    private static final class UsageException extends Exception {
        UsageException(String message) {
            super(message);
        }
    }
}
