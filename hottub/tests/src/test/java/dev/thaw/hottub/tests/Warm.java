// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** A private pool of servers, and programs to run in it. */
final class Warm implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 120;
    private static Path classes;
    private static Path providers;

    final Path directory;
    private final Path jdk;

    Warm() throws IOException {
        this(Path.of(System.getProperty("java.home")));
    }

    Warm(Path jdk) throws IOException {
        this.jdk = jdk;
        directory = Files.createTempDirectory("thaw-tests");
    }

    /** What a program did. */
    record Result(int status, String out, String err) {
        /** The first line of the output, which programs use for their process ID. */
        String pid() {
            return out.lines().findFirst().orElse("none").replace("pid ", "");
        }

        String rest() {
            return out.substring(out.indexOf('\n') + 1);
        }
    }

    /**
     * JDKs to test with: the one that runs the tests, a JDK 17 if one is installed, and those that
     * THAW_TEST_JDKS lists.
     */
    static List<Path> jdks() throws IOException {
        List<Path> jdks = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
        Path installed = Path.of("/usr/lib/jvm");
        if (Files.isDirectory(installed)) {
            try (Stream<Path> homes = Files.list(installed)) {
                homes.filter(Warm::hasJava)
                        .filter(home -> !Files.isSymbolicLink(home))
                        .filter(home -> home.getFileName().toString().contains("17"))
                        .findFirst()
                        .ifPresent(jdks::add);
            }
        }
        for (String home : System.getenv().getOrDefault("THAW_TEST_JDKS", "").split(":")) {
            if (!home.isEmpty()) {
                if (!hasJava(Path.of(home))) {
                    throw new IOException("THAW_TEST_JDKS: " + home + " has no bin/java to run");
                }
                jdks.add(Path.of(home));
            }
        }
        return jdks;
    }

    /** For what does not depend on the JDK's own classes: all with --soak, else two of them. */
    static List<Path> someJdks() throws IOException {
        List<Path> jdks = jdks();
        return Boolean.getBoolean("it.soak") ? jdks : jdks.subList(0, Math.min(2, jdks.size()));
    }

    /** For what takes long and hardly depends on the JDK: all with --soak, else one of them. */
    static List<Path> oneJdk() throws IOException {
        List<Path> jdks = jdks();
        return Boolean.getBoolean("it.soak") ? jdks : jdks.subList(0, 1);
    }

    private static boolean hasJava(Path home) {
        return Files.isExecutable(home.resolve("bin/java"));
    }

    /** The directory with the classes of all test programs. */
    static synchronized Path classes() throws IOException {
        if (classes == null) {
            Path compiled = Files.createTempDirectory("thaw-programs");
            List<String> arguments =
                    new ArrayList<>(
                            List.of(
                                    "--release",
                                    "17",
                                    "-nowarn",
                                    "-Xlint:none",
                                    "-d",
                                    compiled.toString()));
            try (Stream<Path> sources =
                    Files.list(Path.of(System.getProperty("hottub.programs")))) {
                sources.map(Path::toString)
                        .filter(s -> s.endsWith(".java"))
                        .forEach(arguments::add);
            }
            int status =
                    ToolProvider.getSystemJavaCompiler()
                            .run(null, null, null, arguments.toArray(String[]::new));
            if (status != 0) {
                throw new IOException("the test programs do not compile");
            }
            Path services = Files.createDirectories(compiled.resolve("META-INF/services"));
            Files.writeString(services.resolve("java.lang.Runnable"), "Everyday$Service\n");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(compiled)));
            classes = compiled;
        }
        return classes;
    }

    /** For the class path of programs whose providers the JDK finds. */
    static synchronized Path providers() throws IOException {
        if (providers == null) {
            Path directory = Files.createTempDirectory("thaw-providers");
            Path services = Files.createDirectories(directory.resolve("META-INF/services"));
            Files.writeString(
                    services.resolve("java.nio.file.spi.FileTypeDetector"),
                    "LeakPieces$Detector\n");
            Files.writeString(
                    services.resolve("java.nio.charset.spi.CharsetProvider"),
                    "Providers$Charsets\n");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(directory)));
            providers = directory;
        }
        return providers;
    }

    /** A resource of the server. */
    static Path resource(String name) {
        Path source = Path.of(System.getProperty("hottub.pieces"));
        return source.resolve("../../../../../../resources/dev/thaw/hottub/server/" + name)
                .normalize();
    }

    ProcessBuilder command(String... arguments) {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                CommandsInC.defaultSignals().toString(),
                                System.getProperty("hottub.command")));
        words.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(words);
        builder.directory(directory.toFile());
        prepare(builder.environment());
        return builder;
    }

    private void prepare(Map<String, String> environment) {
        environment.keySet().removeIf(name -> name.startsWith("THAW") || name.contains("JAVA"));
        environment.put("XDG_RUNTIME_DIR", directory.toString());
        environment.put("XDG_CACHE_HOME", directory.resolve("cache").toString());
        environment.put("XDG_CONFIG_HOME", directory.resolve("configuration").toString());
        environment.put("THAW_JAVA_HOME", jdk.toString());
        // What is tested is mostly what a server does, from its first run on.
        environment.put("THAW_FIRST", "server");
    }

    /** Runs a test program warm. */
    Result run(String program, String... arguments) throws IOException, InterruptedException {
        return finish(program(program, arguments).start());
    }

    ProcessBuilder program(String program, String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of("-cp", classes().toString(), program));
        words.addAll(List.of(arguments));
        return command(words.toArray(String[]::new));
    }

    /** Runs a test program in a plain java. */
    Result plain(String program, String... arguments) throws IOException, InterruptedException {
        ProcessBuilder builder = program(program, arguments);
        builder.environment().put("THAW", "off");
        return finish(builder.start());
    }

    static Result finish(Process process) throws IOException, InterruptedException {
        process.getOutputStream().close();
        return finish(process, "");
    }

    static Result finish(Process process, String ignored) throws IOException, InterruptedException {
        // One that hangs fails, instead of the test.
        process.onExit()
                .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .exceptionally(_ -> process.destroyForcibly());
        String[] err = new String[1];
        Thread reader =
                new Thread(() -> {
                    try {
                        err[0] = new String(process.getErrorStream().readAllBytes());
                    } catch (IOException e) {
                        err[0] = e.toString();
                    }
                });
        reader.start();
        String out = new String(process.getInputStream().readAllBytes());
        reader.join();
        process.waitFor();
        return new Result(process.exitValue(), out, err[0]);
    }

    String status() throws IOException, InterruptedException {
        return finish(command("--thaw-status").start()).out();
    }

    /** The status, for what a failed test says. */
    String seen() {
        try {
            return status();
        } catch (IOException | InterruptedException e) {
            return e.toString();
        }
    }

    /** Waits until no server runs or resets. */
    String idleStatus() throws IOException, InterruptedException {
        return statusWhen(
                "no server is idle",
                status -> !status.matches("(?s).*  (running|resetting|starting)  .*"));
    }

    /**
     * Waits until the server has looked through its heap after its last run; it may be gone then.
     */
    String statusAfterWalk(String server) throws IOException, InterruptedException {
        String walked = "(?s).*  pid " + server + "  idle  [^\n]*  heap walk .*";
        return statusWhen(
                "server " + server + " has not looked through its heap",
                status -> isRetired(status, server) || status.matches(walked));
    }

    /** Waits until the server is gone, and has said why. */
    String statusWhenRetired(String server) throws IOException, InterruptedException {
        return statusWhen(
                "server " + server + " is not retired",
                status -> isRetired(status, server) && !status.contains("  pid " + server + "  "));
    }

    private static boolean isRetired(String status, String server) {
        return status.contains("server " + server + " retired");
    }

    private String statusWhen(String otherwise, Predicate<String> is)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        String status = status();
        while (!is.test(status)) {
            if (System.nanoTime() > end) {
                throw new AssertionError(
                        otherwise + " after " + PATIENCE_SECONDS + " s: " + status);
            }
            Thread.sleep(10);
            status = status();
        }
        return status;
    }

    Path runtime() {
        return directory.resolve("thaw");
    }

    @Override
    public void close() throws IOException {
        try {
            finish(command("--thaw-stop").start());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        delete(directory);
    }

    static void delete(Path path) {
        if (!Files.exists(path, java.nio.file.LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> files = Files.walk(path)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException e) {
            // It stays in the directory for temporary files.
        }
    }
}
