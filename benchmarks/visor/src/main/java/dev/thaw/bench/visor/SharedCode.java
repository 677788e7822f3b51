// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.visor.TableFunction.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The first call of a hot function in another context of the JVM: of the same function, whose code
 * is shared; and of the same source as a function of its own, which shares nothing.
 */
final class SharedCode extends VisorExperiment {
    private static final int KEEP_MILLIS = 600_000;
    private static final long WARM_NANOS = 12_000_000_000L;
    private static final String OTHER = "other@1";
    private static final String SHARED = "code shared";

    private final Language language;
    private WorkerFunction function;

    SharedCode(Lab lab, Language language) {
        super(lab, "shared-" + language.folder(), List.of(SHARED, "nothing shared"));
        this.language = language;
    }

    @Override
    public void prepare() throws Exception {
        Path folder = places.tableFolder().resolve("shared");
        Path source = folder.resolve(language == Language.PYTHON ? "hot.py" : "hot.mjs");
        function = WorkerFunction.inJvm(jvm(), language.folder(), source, "{}");
    }

    private Path jvm() throws IOException, InterruptedException {
        String said = Commands.output(places.root().resolve("thaw").toString(), "script-jvm");
        return Path.of(said.lines().toList().getLast());
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        try (WorkerClient worker = WorkerClient.start(places, function, KEEP_MILLIS)) {
            long end = System.nanoTime() + WARM_NANOS;
            double hot = 0;
            while (System.nanoTime() < end) {
                hot = micros(worker.call());
            }
            to.add("hot call", "us", hot);
            if (contender.equals(SHARED)) {
                // holds the context that is warm
                int held = worker.begin();
                Map<String, String> second = worker.call();
                if (!second.get(":start").equals("new")) {
                    throw new IOException("this was no second context: " + second);
                }
                to.add("first call", "us", micros(second));
                worker.body(held);
                worker.end(held);
            } else {
                worker.load(OTHER, KEEP_MILLIS);
                to.add("first call", "us", micros(worker.call(OTHER)));
            }
        }
    }

    /** Without making the context. */
    private static double micros(Map<String, String> end) {
        long wall = Long.parseLong(end.get(":wall-ns"));
        return (wall - Long.parseLong(end.get(":create-ns"))) / MICRO;
    }
}
