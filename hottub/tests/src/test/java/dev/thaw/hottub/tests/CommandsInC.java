// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Commands that run another one in circumstances that Java cannot make, and libraries that are
 * loaded first into processes; the first comment of each says which.
 */
final class CommandsInC {
    private static final Map<String, Path> COMPILED = new HashMap<>();

    private CommandsInC() {}

    /**
     * With the default action for each signal: with SIGINT ignored, as under {@code nohup} or in
     * the background, a JVM is not ended by it, and is right.
     */
    static Path defaultSignals() {
        return compiled("default_signals");
    }

    static Path subreaper() {
        return compiled("subreaper");
    }

    /** For {@code LD_PRELOAD}. */
    static Path loadedFirst(String name, Path directory, String... defined) throws IOException {
        Path library = directory.resolve("lib" + name + ".so");
        String source = System.getProperty("hottub.programs") + "/" + name + ".c";
        List<String> gcc = new ArrayList<>(List.of("gcc", "-shared", "-fPIC"));
        gcc.addAll(List.of(defined));
        gcc.addAll(List.of("-o", library.toString(), source, "-ldl"));
        int status = new ProcessBuilder(gcc).inheritIO().start().onExit().join().exitValue();
        if (status != 0) {
            throw new IOException(String.join(" ", gcc) + ": status " + status);
        }
        return library;
    }

    private static synchronized Path compiled(String name) {
        try {
            Path command = COMPILED.get(name);
            if (command == null) {
                command = compile(name);
                COMPILED.put(name, command);
            }
            return command;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path compile(String name) throws IOException {
        Path target = Files.createDirectories(Path.of("target")).toAbsolutePath();
        Path unfinished = Files.createTempFile(target, name, "");
        List<String> words =
                List.of("gcc", "-o", unfinished.toString(), "src/test/c/" + name + ".c");
        Process gcc =
                new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectOutput(new File("/dev/null"))
                        .start();
        int status = gcc.onExit().join().exitValue();
        if (status != 0) {
            throw new IOException(String.join(" ", words) + ": status " + status);
        }
        return Files.move(unfinished, target.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }
}
