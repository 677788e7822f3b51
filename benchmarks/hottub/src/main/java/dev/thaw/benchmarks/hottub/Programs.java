// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** The programs that are measured, and what they need: files, a cluster, tables. */
final class Programs implements AutoCloseable {
    static final List<Integer> QUERIES = List.of(1, 3, 4, 5, 6, 10, 12, 14, 18, 19);

    // Without it, Netty calls native functions since JDK 24, and their state is out of a server's
    // sight.
    private static final List<String> SPARK_OPTIONS = List.of("-Dio.netty.noUnsafe=false");

    static final List<Integer> MEGABYTES = List.of(1, 10, 100, 1024);
    private static final String PACKAGE = "dev.thaw.benchmarks.hottub.";

    private final Processes processes;
    private final Path module;
    private Started cluster;

    /**
     * @param module the directory of this module in the working copy, with built jars
     */
    Programs(Processes processes, Path module) {
        this.processes = processes;
        this.module = module;
    }

    private Path own() {
        return module.resolve("target/thaw-benchmarks-hottub-programs.jar");
    }

    Path ownJar() {
        return own();
    }

    static String hdfsId(int megabytes) {
        return "hdfs-" + megabytes;
    }

    MeasuredProgram hello() {
        return new MeasuredProgram(
                "hello", List.of(), List.of(own()), PACKAGE + "programs.Hello", List.of(), false);
    }

    MeasuredProgram compute() {
        return own("ComputeLoop");
    }

    MeasuredProgram table() {
        return own("TableLoop");
    }

    MeasuredProgram largeHeap() {
        return own("LargeHeap");
    }

    private MeasuredProgram own(String name) {
        return new MeasuredProgram(
                name, List.of(), List.of(own()), PACKAGE + "programs." + name, List.of(), false);
    }

    /** javac compiles one file of 60 lines. */
    MeasuredProgram javac() throws IOException {
        Path directory = Files.createDirectories(processes.directory().resolve("javac"));
        Path classes = Files.createDirectories(directory.resolve("classes"));
        Path source = directory.resolve("Sample.java");
        try (InputStream in = Programs.class.getResourceAsStream("Sample.java.txt")) {
            Files.write(source, in.readAllBytes());
        }
        return new MeasuredProgram(
                "javac",
                List.of(),
                List.of(own()),
                "com.sun.tools.javac.Main",
                List.of("-d", classes.toString(), source.toString()),
                true,
                classes);
    }

    private List<Path> libraries(String part) throws IOException {
        Path target = module.resolve(part).resolve("target");
        Path jar = target.resolve("thaw-benchmarks-hottub-" + part + ".jar");
        if (!Files.isRegularFile(jar)) {
            throw new IOException(
                    "there is no " + jar + "; run './thaw bench hottub', which builds it");
        }
        List<Path> all = new ArrayList<>(List.of(jar));
        try (Stream<Path> files = Files.list(target.resolve("lib"))) {
            files.filter(file -> file.toString().endsWith(".jar")).sorted().forEach(all::add);
        }
        return all;
    }

    /** Starts a cluster; its clients read files of several sizes. */
    List<MeasuredProgram> hdfs() throws IOException, InterruptedException {
        List<Path> all = libraries("hdfs");
        Path port = processes.directory().resolve("port");
        List<String> arguments =
                new ArrayList<>(
                        List.of(processes.directory().resolve("hdfs").toString(), port.toString()));
        MEGABYTES.forEach(size -> arguments.add(size.toString()));
        MeasuredProgram server =
                new MeasuredProgram(
                        "server",
                        List.of("-Xmx2g"),
                        all,
                        PACKAGE + "hdfs.HdfsServer",
                        arguments,
                        false);
        cluster =
                Started.start(
                        processes.builder(processes.java(), server.command(List.of())),
                        processes.directory().resolve("hdfs.log"));
        cluster.await(Duration.ofMinutes(2), () -> Files.readString(port));
        String uri = "hdfs://127.0.0.1:" + Files.readString(port);
        List<Path> client =
                all.stream()
                        .filter(jar -> !jar.getFileName().toString().contains("minicluster"))
                        .toList();
        return MEGABYTES.stream()
                .map(size ->
                        new MeasuredProgram(
                                hdfsId(size),
                                List.of(),
                                client,
                                PACKAGE + "hdfs.HdfsRead",
                                List.of(uri, "/" + size + "MB"),
                                size == 1))
                .toList();
    }

    /**
     * Spark with generated tables, started with {@code -jar}: the manifest opens what Spark needs.
     * With an option on the command line, a JVM leaves the archived modules of AppCDS and the AOT
     * cache unused.
     */
    SparkQueries spark(double scale) throws IOException, InterruptedException {
        List<Path> all = libraries("spark");
        Path tables = processes.directory().resolve("tpch");
        MeasuredProgram generator =
                new MeasuredProgram(
                        "tables",
                        List.of(),
                        all,
                        PACKAGE + "spark.TpchTables",
                        List.of(tables.toString(), Double.toString(scale)),
                        false);
        processes.plain(generator.command(List.of()));
        MeasuredProgram spark =
                new MeasuredProgram(
                        "spark", SPARK_OPTIONS, List.of(all.getFirst()), null, List.of(), false);
        return new SparkQueries(spark, tables, queries(all));
    }

    /** The files with the queries' texts, by their number. */
    private Map<Integer, Path> queries(List<Path> libraries) throws IOException {
        Path directory = Files.createDirectories(processes.directory().resolve("queries"));
        Path tpch =
                libraries.stream()
                        .filter(jar -> jar.getFileName().toString().startsWith("tpch"))
                        .findFirst()
                        .orElseThrow();
        Map<Integer, Path> queries = new LinkedHashMap<>();
        try (JarFile jar = new JarFile(tpch.toFile())) {
            for (int number : QUERIES) {
                String entry = "io/trino/tpch/queries/q" + number + ".sql";
                try (InputStream in = jar.getInputStream(jar.getEntry(entry))) {
                    // Without the comments in front and a semicolon at the end; Spark writes
                    // decimal literals without the type in front.
                    String text =
                            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                                    .replaceAll("(?m)^--.*$", "")
                                    .strip()
                                    .replaceAll(";$", "")
                                    .replaceAll("(?i)\\bdecimal '([0-9.]+)'", "$1");
                    Path file = directory.resolve("q" + number + ".sql");
                    Files.writeString(file, text);
                    queries.put(number, file);
                }
            }
        }
        return queries;
    }

    List<Path> nailgunLibraries() throws IOException {
        try (Stream<Path> jars = Files.list(module.resolve("target/lib"))) {
            return jars.filter(
                            jar -> jar.getFileName().toString().matches("(nailgun-server|jna)-.*"))
                    .sorted()
                    .toList();
        }
    }

    @Override
    public void close() {
        if (cluster != null) {
            cluster.close();
        }
    }
}
