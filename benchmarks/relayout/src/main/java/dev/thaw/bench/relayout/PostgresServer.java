// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.ProcFiles;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * PostgreSQL at a socket of its own, and pgbench on the other processor. Each run of pgbench has a
 * connection of its own, which is a child of the server.
 */
record PostgresServer(Started started, Path directory, Path programs) implements WorkingServer {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final String SCALE = "10";
    private static final String LOAD = "load";
    private static final String NOBODY = "65534";

    private static final double NANOS = 1e9;

    /**
     * What was built is copied: the server runs as another user than root.
     *
     * @param postgres the server's program, beside which all others are in the copy
     */
    static PostgresServer start(Places places, Path postgres, String name)
            throws IOException, InterruptedException {
        Path installed = places.program("postgresql", "postgresql");
        Path directory = places.directory("pg-" + name);
        Commands.output("cp", "-r", installed.toString(), directory.toString());
        Path programs = directory.resolve(installed.getFileName()).resolve("bin");
        Path program = programs.resolve("postgres");
        Files.delete(program);
        Files.copy(postgres, program);
        Commands.output("chmod", "755", program.toString());
        Path data = directory.resolve("data");
        if (isRoot()) {
            Commands.output("chown", "-R", NOBODY, directory.toString());
            // Others may pass through, as its user has to.
            Commands.output("chmod", "711", places.work().toString());
        }
        Map<String, String> libraries = libraries(programs);
        Commands.output(
                asUser(programs.resolve("initdb"), "-A", "trust", "-U", "bench", "-D", "" + data),
                libraries,
                PATIENCE);
        List<String> command =
                asUser(program, "-D", "" + data, "-k", "" + directory, "-c", "listen_addresses=");
        command.addAll(List.of("-c", "fsync=off", "-c", "autovacuum=off"));
        Started started =
                Started.startSilent(
                        Processors.on(Processors.SUBJECT, command),
                        libraries,
                        directory.resolveSibling("pg-" + name + ".err"));
        PostgresServer server = new PostgresServer(started, directory, programs);
        started.await(PATIENCE, () -> server.ask("select 1"));
        Commands.output(server.bench("-i", "-q", "-s", SCALE), libraries, PATIENCE.multipliedBy(5));
        return server;
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    private static List<String> asUser(Path program, String... arguments) {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY));
            command.add("--clear-groups");
        }
        command.add(program.toString());
        command.addAll(List.of(arguments));
        return command;
    }

    private static Map<String, String> libraries(Path programs) {
        return Map.of("LD_LIBRARY_PATH", programs.resolveSibling("lib").toString());
    }

    private String ask(String query) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(programs.resolve("psql").toString()));
        command.addAll(List.of("-h", directory.toString(), "-U", "bench", "-d", "postgres"));
        command.addAll(List.of("-Atc", query));
        return Commands.output(command, libraries(programs), PATIENCE).strip();
    }

    private List<String> bench(String... arguments) {
        List<String> command = new ArrayList<>(List.of(programs.resolve("pgbench").toString()));
        command.addAll(List.of("-h", directory.toString(), "-U", "bench"));
        command.addAll(List.of(arguments));
        command.add("postgres");
        return Processors.on(Processors.CLIENT, command);
    }

    @Override
    public long pid() {
        return started.pid();
    }

    /** Of connections, which are children. */
    @Override
    public double nanos(int count) throws IOException, InterruptedException {
        long children = children();
        double before = nanosOfChildren();
        work(count);
        // The server learns a moment later that its child has ended.
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (children() > children) {
            if (System.nanoTime() > end) {
                throw new IOException("the connection to " + directory + " does not end");
            }
            Thread.sleep(20);
        }
        return nanosOfChildren() - before;
    }

    /** Look-ups of accounts by one connection. */
    @Override
    public void work(int count) throws IOException, InterruptedException {
        List<String> command = bench("-S", "-n", "-M", "prepared", "-t", Integer.toString(count));
        Commands.output(command, libraries(programs), PATIENCE.multipliedBy(5));
    }

    @Override
    public Started load() throws IOException {
        Map<String, String> environment = new HashMap<>(libraries(programs));
        environment.put("PGAPPNAME", LOAD);
        return Started.startSilent(
                bench("-S", "-n", "-M", "prepared", "-T", "3600"),
                environment,
                directory.resolveSibling("load.err"));
    }

    /** The child that serves the load. */
    @Override
    public long worker() throws IOException, InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        // The first one only asks how large the tables are.
        String pids =
                "select pid from pg_stat_activity where application_name = '%s' and now() - backend_start > interval '1 second'"
                        .formatted(LOAD);
        String found = ask(pids);
        while (found.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(50);
            found = ask(pids);
        }
        return Long.parseLong(found.lines().findFirst().orElseThrow());
    }

    private long children() {
        return ProcessHandle.of(pid()).orElseThrow().children().count();
    }

    /** Processor time of connections that have ended. */
    private double nanosOfChildren() throws IOException {
        return ProcFiles.cpuSecondsOfChildren(pid()) * NANOS;
    }

    @Override
    public void close() {
        started.close();
    }
}
