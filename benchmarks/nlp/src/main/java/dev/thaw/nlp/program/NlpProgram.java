// SPDX-License-Identifier: Apache-2.0
package dev.thaw.nlp.program;

import dev.thaw.bench.process.Report;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import edu.stanford.nlp.pipeline.CoreDocument;
import edu.stanford.nlp.pipeline.StanfordCoreNLP;
import edu.stanford.nlp.util.logging.RedwoodConfiguration;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Properties;

/** The program in the native image: CoreNLP, whose work is done now or comes from a snapshot. */
public final class NlpProgram {
    public static final String PIPELINE = "pipeline";
    public static final String DOCUMENT = "document";
    public static final String ANNOTATED = "annotated";
    public static final String MICROS = "micros";

    /** As the last argument: waits for a line of input before it goes on from its answers. */
    public static final String HOLD = "hold";

    private static final String USAGE =
            """
            usage: nlp annotate PROPERTIES TEXT
                       Creates the pipeline that the file PROPERTIES describes, annotates the
                       file TEXT, and answers what was found.
                   nlp store-document PROPERTIES TEXT FILE
                   nlp store-pipeline PROPERTIES FILE
                       Takes a snapshot of the annotated document, or of the pipeline, and stores
                       it in FILE.
                   nlp query FILE
                       Loads an annotated document and answers what was found.
                   nlp annotate-with FILE TEXT
                       Loads a pipeline, annotates the file TEXT, and answers what was found.
            With 'hold' as the last argument, waits for a line of input when it has answered.
            Models are files below the working directory.
            Example: nlp query alice.doss
            """;

    private static final int SLOT = 0;

    private boolean hold;

    private NlpProgram() {}

    public static void main(String[] args) {
        System.exit(new NlpProgram().run(new ArrayDeque<>(List.of(args))));
    }

    private int run(Deque<String> arguments) {
        try {
            hold = arguments.removeLastOccurrence(HOLD);
            switch (next(arguments, "a command")) {
                case "annotate" -> answer(annotate(create(file(arguments)), file(arguments)));
                case "store-document" -> {
                    CoreDocument document = annotate(create(file(arguments)), file(arguments));
                    answer(document);
                    store(document, file(arguments));
                }
                case "store-pipeline" -> store(create(file(arguments)), file(arguments));
                case "query" -> answer((CoreDocument) load(file(arguments)));
                case "annotate-with" ->
                        answer(annotate(loadPipeline(file(arguments)), file(arguments)));
                case "help", "--help" -> System.out.print(USAGE);
                default -> throw new IllegalArgumentException("there is no such command");
            }
            return 0;
        } catch (IOException | DOSSException | IllegalArgumentException e) {
            System.err.println("nlp: " + e.getMessage());
            return 1;
        }
    }

    private static Path file(Deque<String> arguments) {
        return Path.of(next(arguments, "a file"));
    }

    private static String next(Deque<String> arguments, String meaning) {
        if (arguments.isEmpty()) {
            throw new IllegalArgumentException(meaning + " is missing; see nlp help");
        }
        return arguments.pop();
    }

    private static StanfordCoreNLP create(Path propertiesFile) throws IOException {
        long start = System.nanoTime();
        silenceLog();
        Properties properties = new Properties();
        try (Reader in = Files.newBufferedReader(propertiesFile)) {
            properties.load(in);
        }
        StanfordCoreNLP pipeline = Pipelines.create(properties);
        print(new Report(PIPELINE).with(MICROS, microsSince(start)));
        return pipeline;
    }

    private static StanfordCoreNLP loadPipeline(Path file) {
        StanfordCoreNLP pipeline = (StanfordCoreNLP) load(file);
        silenceLog();
        return pipeline;
    }

    /** CoreNLP's log is state of the process, not of a pipeline. */
    private static void silenceLog() {
        RedwoodConfiguration.empty().apply();
    }

    private static CoreDocument annotate(StanfordCoreNLP pipeline, Path file) throws IOException {
        long start = System.nanoTime();
        CoreDocument document = new CoreDocument(Files.readString(file));
        print(new Report(DOCUMENT).with(MICROS, microsSince(start)));
        start = System.nanoTime();
        pipeline.annotate(document);
        print(new Report(ANNOTATED).with(MICROS, microsSince(start)));
        return document;
    }

    private static void store(Object root, Path file) {
        DOSS.Slot slot = DOSS.heap().getSlot(SLOT);
        long start = System.nanoTime();
        DOSS.Snapshot snapshot = DOSS.provider().snapshot(root, slot);
        print(
                new Report(Report.SNAPSHOT_TAKEN)
                        .with(MICROS, microsSince(start))
                        .with("bytes", snapshot.size()));
        start = System.nanoTime();
        DOSS.provider().store(slot, file);
        print(new Report(Report.STORED).with(MICROS, microsSince(start)));
    }

    private static Object load(Path file) {
        long start = System.nanoTime();
        Object root = DOSS.provider().load(file, DOSS.heap().getSlot(SLOT)).getRootObject();
        print(new Report(Report.LOADED).with(MICROS, microsSince(start)));
        return root;
    }

    private void answer(CoreDocument document) throws IOException {
        long start = System.nanoTime();
        byte[] answers = Answers.of(document).getBytes(StandardCharsets.UTF_8);
        System.out.write(answers, 0, answers.length);
        print(new Report(Report.ANSWERED).with(MICROS, microsSince(start)));
        if (hold) {
            System.in.read();
        }
    }

    private static void print(Report report) {
        System.out.println(report);
        System.out.flush();
    }

    private static long microsSince(long start) {
        return (System.nanoTime() - start) / 1000;
    }
}
