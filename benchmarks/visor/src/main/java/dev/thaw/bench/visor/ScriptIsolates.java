// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.bench.visor.Peers.Peer;
import dev.thaw.bench.visor.TableFunction.Language;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * The first answer of a script: in a new isolate and in one from the pool, by HTTP; in a new
 * process of its interpreter; and from nothing in a worker alone.
 */
final class ScriptIsolates extends VisorExperiment {
    private static final int CALLS = 50;
    private static final int WARM = 100;
    private static final int PROCESSES = 3;
    private static final int NEW = 30;
    private static final int IDLE_ISOLATES = 64;
    private static final int KEEP_MILLIS = 600_000;
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String BODY = "{\"name\":\"you\"}";
    private static final String ANSWER = "{\"greeting\":\"hello you\"}";

    private static final String NEW_ISOLATE = "new isolate";
    private static final String POOLED = "pooled isolate";
    private static final String WORKER = "worker alone";
    private static final String JVM = "on a JVM";
    private static final String HTTP = " http";

    private final Language language;
    private final Path script;
    private final Peers peers;
    private Path library;
    private VisorServer server;

    ScriptIsolates(Lab lab, Language language) {
        super(lab, language.folder(), contenders(language));
        this.language = language;
        Path folder = places.tableFolder().resolve(language.folder()).resolve("helloworld");
        script = folder.resolve(isPython() ? "function.py" : "function.mjs");
        peers = new Peers(places);
    }

    private boolean isPython() {
        return language == Language.PYTHON;
    }

    private static List<String> contenders(Language language) {
        boolean python = language == Language.PYTHON;
        String interpreter = python ? "python3" : "node";
        List<String> all =
                List.of(NEW_ISOLATE, POOLED, WORKER, interpreter + HTTP, interpreter, JVM);
        return python ? all : all.subList(0, all.size() - 1);
    }

    @Override
    public void prepare() throws Exception {
        library = places.image(language);
        Path data = places.work().resolve(name());
        server = keep(VisorServer.start(places, data, "--language", name() + "=" + library));
        server.deploy(script, "new", "--idle", "0", "--memory", "128m");
        server.deploy(script, "pooled", "--idle", "600000", "--memory", "128m");
        try (HttpConnection connection = server.connect()) {
            for (int i = 0; i < WARM; i++) {
                connection.post("/new", BODY).expect(200);
                connection.post("/pooled", BODY).expect(200);
            }
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        if (contender.equals(NEW_ISOLATE)) {
            to.add("first answer", "ms", calls(server, "/new", BODY, ANSWER, CALLS));
        } else if (contender.equals(POOLED)) {
            to.add("first answer", "ms", calls(server, "/pooled", BODY, ANSWER, CALLS));
        } else if (contender.equals(WORKER)) {
            worker(to);
        } else if (contender.endsWith(HTTP)) {
            to.add("first answer", "ms", servers(contender.replace(HTTP, "")));
        } else if (contender.equals(JVM)) {
            programs(jvm(), to);
        } else {
            programs(once(contender), to);
        }
    }

    private void worker(Measurements to) throws Exception {
        WorkerFunction function = WorkerFunction.script(library, script, BODY);
        double[] first = new double[PROCESSES];
        double[] resident = new double[PROCESSES];
        for (int i = 0; i < PROCESSES; i++) {
            long begin = System.nanoTime();
            try (WorkerClient worker = WorkerClient.start(places, function, KEEP_MILLIS)) {
                worker.call();
                first[i] = (System.nanoTime() - begin) / MILLI;
                resident[i] = ProcessMemory.of(worker.pid()).resident() / MEGA;
            }
        }
        to.add("first answer", "ms", first);
        to.add("resident", "MB", resident);
        try (WorkerClient worker = WorkerClient.start(places, function, 0)) {
            double[] micros = new double[NEW];
            worker.call();
            for (int i = 0; i < NEW; i++) {
                Quiet.await(worker.pid());
                micros[i] = Long.parseLong(worker.call().get(":wall-ns")) / MICRO;
            }
            to.add("new isolate to its answer", "us", micros);
        }
        IsolateCreation.memory(places, function, IDLE_ISOLATES, to);
    }

    private double[] servers(String interpreter) throws IOException {
        Path serve = places.tableFolder().resolve("peers");
        Path file = serve.resolve(isPython() ? "serve.py" : "serve.mjs");
        double[] millis = new double[PROCESSES];
        for (int i = 0; i < PROCESSES; i++) {
            long begin = System.nanoTime();
            try (Peer peer = peers.script(interpreter, file, script);
                    HttpConnection connection = new HttpConnection(peer.port())) {
                check(connection.post("/", BODY).expect(200), ANSWER);
                millis[i] = (System.nanoTime() - begin) / MILLI;
            }
        }
        return millis;
    }

    private List<String> once(String interpreter) {
        Path folder = places.tableFolder().resolve("peers");
        String file = folder.resolve(isPython() ? "once.py" : "once.mjs").toString();
        return List.of(interpreter, file, script.toString(), BODY);
    }

    /** GraalPy as its users start it on a JVM. */
    private List<String> jvm() {
        Path jars = places.root().resolve("graalvisor/worker-polyglot/target/lib");
        String classPath = jars + "/*:" + places.functions();
        return Commands.words(
                "{} -cp {} -Dpolyglot.engine.WarnInterpreterOnly=false --enable-native-access=ALL-UNNAMED"
                        + " --sun-misc-unsafe-memory-access=allow {} {} {}",
                places.java(),
                classPath,
                "dev.thaw.bench.visor.programs.GraalPyOnce",
                script,
                BODY);
    }

    /** They print their answer, and wait for the end of their input. */
    private void programs(List<String> command, Measurements to) throws IOException {
        double[] millis = new double[PROCESSES];
        double[] resident = new double[PROCESSES];
        for (int i = 0; i < PROCESSES; i++) {
            long begin = System.nanoTime();
            try (Started process = Started.start(command, Map.of(), places.errors("once"))) {
                check(process.line(LIMIT), ANSWER);
                millis[i] = (System.nanoTime() - begin) / MILLI;
                resident[i] = ProcessMemory.of(process.pid()).resident() / MEGA;
            }
        }
        to.add("first answer", "ms", millis);
        to.add("resident", "MB", resident);
    }
}
