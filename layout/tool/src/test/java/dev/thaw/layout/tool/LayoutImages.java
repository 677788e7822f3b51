// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.layout.program.StartupProgram;
import dev.thaw.layout.same.SameObjects;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Images of a small program, built by the command as users run it; all tests share them. */
final class LayoutImages {
    static final String OUTPUT = "{a=1, b=22, c=333} 1,234,567 3.142\n";

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** Not one for temporary files: that may be in memory, where no start is cold. */
    private static final Path DIRECTORY = Path.of("target", "layout-images").toAbsolutePath();

    /** Builds that also write what each object of the image heap is, and a path to it. */
    private static final String CHECKED =
            "--features=dev.thaw.layout.same.HeapPathsFeature -cp "
                    + locationOf(SameObjects.class)
                    + File.pathSeparator;

    private static final Map<String, Result> BUILDS = new HashMap<>();
    private static String graalvmHome;

    private LayoutImages() {}

    record Result(int status, String output) {}

    /** Builds the instrumented image, and runs it once. */
    static synchronized void record() throws Exception {
        if (graalvmHome != null) {
            return;
        }
        delete();
        Files.createDirectories(DIRECTORY);
        List<String> home =
                List.of(
                        JAVA,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.thaw.toolchain.NativeImage",
                        "--thaw-home");
        graalvmHome = run(Map.of(), home).output().lines().toList().getLast();
        Result built = layout("record -- native-image -Ob " + CHECKED + classes(), program());
        assertEquals(0, built.status(), built.output());
        assertEquals(new Result(0, OUTPUT), run(Map.of(), List.of("./app.instrumented")));
    }

    /**
     * Builds the image in an order, which is its name then.
     *
     * @param options such as another profile than that of the recorded run
     * @return what the build said
     */
    static Result ordered(String order, String... options) throws Exception {
        return build(order, order, options);
    }

    /** The same under another name. */
    static synchronized Result build(String name, String order, String... options)
            throws Exception {
        record();
        Result built = BUILDS.get(name);
        if (built == null) {
            built =
                    layout(
                            "build --order " + order,
                            String.join(" ", options),
                            "-- native-image -Ob " + CHECKED + classes(),
                            program());
            assertEquals(0, built.status(), built.output());
            for (String suffix : List.of("", ".places", ".heap-paths")) {
                Files.move(file("app" + suffix), file(name + suffix));
            }
            BUILDS.put(name, built);
        }
        return built;
    }

    private static String program() {
        return "-o app " + StartupProgram.class.getName();
    }

    static String classes() {
        return locationOf(StartupProgram.class);
    }

    private static String locationOf(Class<?> type) {
        return type.getProtectionDomain().getCodeSource().getLocation().getPath();
    }

    /**
     * @param arguments are split at spaces
     */
    static Result layout(String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(List.of(JAVA, "-jar", System.getProperty("layout.jar")));
        for (String argument : arguments) {
            if (!argument.isEmpty()) {
                command.addAll(List.of(argument.split(" ")));
            }
        }
        return run(Map.of("GRAALVM_HOME", graalvmHome), command);
    }

    static Result run(Map<String, String> environment, List<String> command) throws Exception {
        Process process = start(environment, command);
        process.getOutputStream().close();
        return finish(process);
    }

    /** What it prints from here on, and its end. */
    static Result finish(Process process) throws Exception {
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), text);
    }

    static Process start(Map<String, String> environment, List<String> command) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(DIRECTORY.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        return builder.start();
    }

    static Path file(String name) {
        return DIRECTORY.resolve(name);
    }

    private static void delete() throws IOException {
        if (!Files.exists(DIRECTORY)) {
            return;
        }
        try (Stream<Path> files = Files.walk(DIRECTORY)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> {
                        try {
                            Files.delete(file);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
        }
    }
}
