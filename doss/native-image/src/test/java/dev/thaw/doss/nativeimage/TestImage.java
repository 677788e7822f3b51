// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.program.SnapshotProgram;
import dev.thaw.toolchain.NativeImage;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Builds native images with object snapshots out of the test program, and runs them. */
public final class TestImage {
    private static final Path WORK = Path.of(System.getProperty("thaw.workDirectory"));

    /** Far more than any scenario takes on two cores. */
    private static final int MINUTES = 10;

    private static final Map<SnapshotLayout, TestImage> SNAPSHOTS =
            new EnumMap<>(SnapshotLayout.class);

    private static final Set<SnapshotLayout> ATTEMPTED = EnumSet.noneOf(SnapshotLayout.class);

    private final Path executable;

    private TestImage(Path executable) {
        this.executable = executable;
    }

    /** How a process ended. */
    public record Result(int status, String output) {}

    /** The image of a layout that serves most tests. */
    public static synchronized TestImage snapshots(SnapshotLayout layout) throws IOException {
        TestImage image = SNAPSHOTS.get(layout);
        if (image == null) {
            // Not for each test again.
            assertTrue(ATTEMPTED.add(layout), "the image of an earlier test could not be built");
            image =
                    build(
                            "snapshots-" + layout,
                            "-H:ObjectSnapshotLayout=" + layout,
                            "-H:ObjectSnapshotSlotSizeKiB=65536",
                            "-H:%sObjectSnapshotRunTimeInitializedClasses"
                                    .formatted(allowsRunTimeInitialized(layout) ? "+" : "-"),
                            "-H:+VerifyHeap",
                            "--initialize-at-run-time=dev.thaw.doss.program.RunTimeInitialized,dev.thaw.doss.program.late");
            SNAPSHOTS.put(layout, image);
        }
        return image;
    }

    /** The layouts do not differ there, so one image has the option and the other has not. */
    static boolean allowsRunTimeInitialized(SnapshotLayout layout) {
        return layout == SnapshotLayout.LINEAR;
    }

    /** Builds an image, unless there is one of the same classes and options. */
    static TestImage build(String name, String... options) throws IOException {
        Path executable = WORK.resolve("test-images").resolve(name);
        Files.createDirectories(executable.getParent());
        String classPath =
                String.join(
                        File.pathSeparator,
                        locationOf(DOSS.class),
                        System.getProperty("thaw.addon"),
                        locationOf(SnapshotProgram.class));
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.add(NativeImage.class.getName());
        command.addAll(List.of("-cp", classPath, "-Ob", "-o", executable.toString()));
        command.addAll(List.of("-H:+UnlockExperimentalVMOptions", "-H:+ObjectSnapshots"));
        command.add("--initialize-at-build-time=dev.thaw.doss.program,java.sql.Timestamp");
        command.addAll(List.of(options));
        command.add(SnapshotProgram.class.getName());
        ImageStamp stamp =
                ImageStamp.of(
                        executable,
                        List.of(options),
                        List.of(
                                locationOf(DOSS.class),
                                System.getProperty("thaw.addon"),
                                locationOf(SnapshotProgram.class),
                                locationOf(NativeImage.class)));
        if (!stamp.isCurrent()) {
            Result result = run(20, Map.of(), command);
            if (result.status() != 0) {
                throw new IOException("native-image failed:\n" + result.output());
            }
            stamp.write();
        }
        return new TestImage(executable);
    }

    /** Makes a shared library out of a C source. */
    static void compile(Path source, Path library) throws IOException {
        Path include = Path.of(System.getProperty("java.home"), "include");
        gcc(source, library, "-shared", "-fPIC", "-I" + include, "-I" + include.resolve("linux"));
    }

    static void compileProgram(Path source, Path program) throws IOException {
        gcc(source, program);
    }

    private static void gcc(Path source, Path result, String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of("gcc"));
        command.addAll(List.of(options));
        command.addAll(List.of("-o", result.toString(), source.toString()));
        Result compiled = run(1, Map.of(), command);
        if (compiled.status() != 0) {
            throw new IOException("gcc failed:\n" + compiled.output());
        }
    }

    public Result run(String... arguments) throws IOException {
        return run(Map.of(), arguments);
    }

    Result run(Map<String, String> environment, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(executable.toString()));
        command.addAll(List.of(arguments));
        return run(MINUTES, environment, command);
    }

    /** Runs another program that is to run this one. */
    Result runBy(List<String> program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(program);
        command.add(executable.toString());
        command.addAll(List.of(arguments));
        return run(MINUTES, Map.of(), command);
    }

    /** What a test does while the program waits for a line of input. */
    interface Interruption {
        void run(long pid) throws IOException;
    }

    /**
     * Runs the program; when it has printed the given line, runs the interruption and lets it go
     * on.
     */
    Result runInterrupted(String line, Interruption interruption, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(executable.toString()));
        command.addAll(List.of(arguments));
        return run(
                3,
                Map.of(),
                command,
                (process, output) -> {
                    for (int i = 0; i < 6000 && process.isAlive(); i++) {
                        if (Files.readString(output).contains(line + "\n")) {
                            interruption.run(process.pid());
                            proceed(process);
                            return;
                        }
                        Thread.sleep(10);
                    }
                });
    }

    /** The interruption may have ended the process. */
    private static void proceed(Process process) throws IOException, InterruptedException {
        try (OutputStream input = process.getOutputStream()) {
            input.write('\n');
        } catch (IOException e) {
            if (!process.waitFor(1, TimeUnit.MINUTES)) {
                throw e;
            }
        }
    }

    private interface Attendant {
        void attend(Process process, Path output) throws IOException, InterruptedException;
    }

    /** Runs the program where a directory is all of a new, small file system. */
    Result runOnSmallDisk(Path directory, int kib, String... arguments) throws IOException {
        String script =
                "mount -t tmpfs -o size=%dk none %s && exec \"$0\" \"$@\""
                        .formatted(kib, directory);
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "unshare",
                                "--mount",
                                "--map-root-user",
                                "sh",
                                "-c",
                                script,
                                executable.toString()));
        command.addAll(List.of(arguments));
        return run(MINUTES, Map.of(), command);
    }

    private static Result run(int minutes, Map<String, String> environment, List<String> command)
            throws IOException {
        return run(minutes, environment, command, (process, output) -> {});
    }

    private static Result run(
            int minutes, Map<String, String> environment, List<String> command, Attendant attendant)
            throws IOException {
        Path output = Files.createTempFile(WORK, "output", ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile());
        builder.environment().putAll(environment);
        Process process = builder.start();
        try {
            attendant.attend(process, output);
            if (!process.waitFor(minutes, TimeUnit.MINUTES)) {
                throw new IOException("still running after " + minutes + " minutes: " + command);
            }
            return new Result(process.exitValue(), Files.readString(output));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        } finally {
            process.destroyForcibly();
            Files.deleteIfExists(output);
        }
    }

    private static String locationOf(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath())
                .toString();
    }
}
