// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import com.amazonaws.services.lambda.runtime.serialization.PojoSerializer;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Signature;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Runs native-image for a function library. */
final class ImageBuild {
    /** Names of its symbols depend on the image's name. */
    static final String LIBRARY = "libfunction.so";

    private static final int LAST_LINES = 40;

    /** What native-image says of each of its steps. */
    private static final Pattern STEP = Pattern.compile("^\\[\\d/\\d] [^.(]+");

    private static final Pattern RELEASE = Pattern.compile("GRAALVM_VERSION=\"?([^\"\n]*)");

    private final ClassPath own;
    private final String entry;
    private final Signature signature;
    private final StateRoom room;
    private final List<String> options;
    private final boolean verbose;
    private final PrintWriter err;
    private final Path home;

    ImageBuild(
            ClassPath own,
            String entry,
            Signature signature,
            StateRoom room,
            List<String> options,
            boolean verbose,
            PrintWriter err) {
        this.own = own;
        this.entry = entry;
        this.signature = signature;
        this.room = room;
        this.options = options;
        this.verbose = verbose;
        this.err = err;
        String where = System.getenv("GRAALVM_HOME");
        if (where == null || !Files.isExecutable(Path.of(where, "bin", "native-image"))) {
            throw new FunctionException(
                    "GRAALVM_HOME (%s) has no bin/native-image: set it to what 'thaw native-image --thaw-home' prints"
                            .formatted(where));
        }
        home = Path.of(where);
    }

    /** Who has built it. */
    String builder() throws IOException {
        Matcher version = RELEASE.matcher(Files.readString(home.resolve("release")));
        return "thaw 0.1.0, GraalVM CE " + (version.find() ? version.group(1) : "unknown");
    }

    /**
     * Builds the library into a directory.
     *
     * @return false if it failed; the user knows why
     */
    boolean run(Path directory) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command())
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        Deque<String> last = new ArrayDeque<>();
        long begin = System.nanoTime();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                show(line, begin);
                last.add(line);
                if (last.size() > LAST_LINES) {
                    last.remove();
                }
            }
        } finally {
            process.destroy();
        }
        int status = process.waitFor();
        if (status == 0 && Files.exists(directory.resolve(LIBRARY))) {
            return true;
        }
        if (!verbose) {
            last.forEach(err::println);
        }
        err.printf(
                "thaw function: native-image failed with status %d; the last lines of its output are above%n",
                status);
        err.flush();
        return false;
    }

    private void show(String line, long begin) {
        Matcher step = STEP.matcher(line);
        if (verbose) {
            err.println(line);
        } else if (step.find()) {
            err.printf(
                    "thaw function: %3d s %s%n",
                    (System.nanoTime() - begin) / 1_000_000_000, step.group().strip());
        }
        err.flush();
    }

    private List<String> command() throws IOException {
        ClassPath all = room.addTo(own.with(ClassPath.jarOf(FunctionRuntime.class)));
        if (signature == Signature.AWS_REQUEST) {
            all = all.with(ClassPath.jarOf(PojoSerializer.class));
        }
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin/native-image").toString());
        command.add("--shared");
        command.addAll(List.of("-cp", all.toString()));
        command.add("-Ddev.thaw.function.entry=" + entry);
        command.add("-Ddev.thaw.function.signature=" + signature.externalName());
        command.add("-H:+UnlockExperimentalVMOptions");
        // else a random one, which the image has in it
        command.add("-H:ImageBuildID=" + all.identity(entry + room + options + builder()));
        command.addAll(room.options());
        command.add("-H:-UnlockExperimentalVMOptions");
        command.addAll(options);
        command.addAll(List.of("-o", LIBRARY.replace(".so", "")));
        return command;
    }
}
