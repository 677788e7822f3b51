// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.program;

import dev.thaw.bench.process.Report;
import dev.thaw.doss.DOSSException;
import dev.thaw.wordnet.program.Walk;
import dev.thaw.wordnet.program.WordNet;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The program in the native image: does what it is told on its input, one command a line, and says
 * what that took. With arguments, it is the program of the demo.
 */
public final class BenchProgram {
    /** What an answer is called. */
    public static final String MEASURED = "measured";

    public static final String NANOS = "nanos";

    /** The size of the last snapshot. */
    public static final String BYTES = "bytes";

    private static final String USAGE =
            """
            usage: doss-bench
                       Takes commands on the standard input:
                       parse JAR, walk, index, forget, collect COUNT,
                       store-dictionary SLOT FILE, store-tree SLOT BYTES FILE,
                       load SLOT COUNT FILE, load-discard SLOT COUNT FILE,
                       snapshot-array SLOT COUNT BYTES, snapshot-graph SLOT COUNT,
                       make small|strings|arrays, store-watched SLOT FILE,
                       load-walk SLOT FILE, walk-graph, hold SLOT FILE, see SLOT, read-tree SLOT, release SLOT, discard SLOT,
                       unload SLOT, kryo-write COUNT, kryo-store FILE, kryo-open FILE, kryo-read
                   doss-bench query|snapshot ...
                       The program of the demo.

            Example: echo 'collect 5' | doss-bench
            """;

    /** Kryo goes from object to object by recursion; only what is used takes memory. */
    private static final long STACK_SIZE = 2L << 30;

    private final Operations operations = new Operations();
    private final PrintStream out = System.out;
    private int exitCode;

    private BenchProgram() {}

    public static void main(String[] args) throws InterruptedException {
        if (args.length > 0 && args[0].equals("--help")) {
            System.out.print(USAGE);
        } else if (args.length > 0) {
            WordNet.main(args);
        } else {
            BenchProgram program = new BenchProgram();
            Thread thread = new Thread(null, program::serve, "commands", STACK_SIZE);
            thread.start();
            thread.join();
            System.exit(program.exitCode);
        }
    }

    private void serve() {
        String line = null;
        try {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            for (line = in.readLine(); line != null; line = in.readLine()) {
                out.println(answer(new Command(line)));
                out.flush();
            }
        } catch (IOException | DOSSException | IllegalArgumentException e) {
            System.err.println("doss-bench: " + line + ": " + e.getMessage());
            exitCode = 1;
        }
    }

    private Report answer(Command c) throws IOException {
        Report done = new Report(MEASURED);
        switch (c.name()) {
            case "parse" -> operations.parse(c.rest());
            case "walk" -> {
                Walk.Summary s = operations.walk();
                done.with("words", s.words()).with("checksum", s.checksum());
            }
            case "index" -> operations.index();
            case "forget" -> operations.forget();
            case "collect" -> nanos(operations.collect(c.number()), done);
            case "store-dictionary" -> operations.storeDictionary(c.number(), c.rest());
            case "store-tree" -> operations.storeTree(c.number(), c.number(), c.rest());
            case "load" -> nanos(operations.load(c.number(), c.number(), c.rest()), done);
            case "load-discard" ->
                    nanos(operations.loadAndDiscard(c.number(), c.number(), c.rest()), done);
            case "snapshot-array" ->
                    nanos(operations.snapshotArray(c.number(), c.number(), c.number()), done);
            case "snapshot-graph" -> copied(operations.snapshotGraph(c.number(), c.number()), done);
            case "make" -> operations.make(c.next());
            case "store-watched" -> copied(operations.storeAndWatch(c.number(), c.rest()), done);
            case "walk-graph" -> walked(operations.walkGraph(), done);
            case "load-walk" -> walked(operations.loadAndWalk(c.number(), c.rest()), done);
            case "hold" -> done.with("bytes", operations.hold(c.number(), c.rest()));
            case "see" -> operations.see(c.number());
            case "read-tree" -> done.with("sum", operations.readTree(c.number()));
            case "release" -> operations.release(c.number());
            case "discard" -> operations.discard(c.number());
            case "unload" -> {
                nanos(operations.unload(c.number()), done);
                done.with("indexed", operations.indexed());
            }
            case "kryo-write" -> nanos(operations.kryoWrite(c.number()), done);
            case "kryo-store" -> operations.kryoStore(c.rest());
            case "kryo-open" -> operations.kryoOpen(c.rest());
            case "kryo-read" -> walked(operations.kryoReadAndWalk(), done);
            default -> throw new IllegalArgumentException("there is no such command\n" + USAGE);
        }
        return done;
    }

    private void copied(long[] nanos, Report report) {
        nanos(nanos, report);
        report.with(BYTES, operations.copiedBytes());
    }

    private static void nanos(long[] nanos, Report report) {
        report.with(
                NANOS,
                Arrays.stream(nanos).mapToObj(Long::toString).collect(Collectors.joining(",")));
    }

    private static void walked(Operations.Walked walked, Report report) {
        report.with(NANOS, walked.getNanos() + walked.walkNanos())
                .with("get", walked.getNanos())
                .with("walk", walked.walkNanos())
                .with("sum", walked.sum());
    }

    /** The words of a line, one after the other; a file's name is the rest of it. */
    private static final class Command {
        private final String line;
        private int at;

        Command(String line) {
            this.line = line;
        }

        String name() {
            at = 0;
            return next();
        }

        int number() {
            return Integer.parseInt(next());
        }

        Path rest() {
            return Path.of(line.substring(Math.min(at, line.length())));
        }

        private String next() {
            int end = line.indexOf(' ', at);
            String word =
                    line.substring(Math.min(at, line.length()), end < 0 ? line.length() : end);
            at = end < 0 ? line.length() : end + 1;
            return word;
        }
    }
}
