// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.MoveSettings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** What scripts run in: images of their languages, a JVM, and when they move between them. */
final class ScriptOptions {
    private static final int MOST_PERCENT = 100_000;
    private static final int MOST_SPARES = 64;

    @Option(
            names = "--language",
            paramLabel = "NAME=LIBRARY",
            description = "a function library that scripts run in")
    private Map<String, Path> languages = Map.of();

    @Option(
            names = "--language-builder",
            paramLabel = "FILE",
            description = "the program that builds such libraries when they are needed")
    Path languageBuilder;

    @Option(
            names = "--language-cache",
            paramLabel = "DIRECTORY",
            description = "where it keeps them")
    Path languageCache;

    @Option(
            names = "--jvm",
            paramLabel = "WORD",
            description = "a word of the command that prints where the JVM for scripts is")
    List<String> jvm = List.of();

    @Option(
            names = "--move-cpu",
            paramLabel = "PERCENT",
            defaultValue = "10",
            description = {
                "of a processor that a script's calls take in isolates before the JVM is tried",
                "default: ${DEFAULT-VALUE}"
            })
    double moveCpu;

    @Option(
            names = "--move-idle-ms",
            paramLabel = "MS",
            defaultValue = "60000",
            description =
                    "how long they must take less than a fifth of that to move back; default: ${DEFAULT-VALUE}")
    long moveIdle;

    @Option(
            names = "--warm-jvms",
            paramLabel = "N",
            defaultValue = "1",
            description = {
                "JVMs that run before a tenant needs one; 0: none; default: ${DEFAULT-VALUE}",
                "none where --memory, or its process' limit, leaves less than 128 MB of heap"
            })
    int warmJvms;

    /** Workers have another directory. */
    Map<String, Path> languages() {
        Map<String, Path> absolute = new TreeMap<>();
        languages.forEach((name, library) -> absolute.put(name, library.toAbsolutePath()));
        return absolute;
    }

    /** Null, or what is wrong with them. */
    String mistake() {
        return (languageBuilder == null) == (languageCache == null)
                ? null
                : "--language-builder and --language-cache need each other";
    }

    int warmJvms() throws IOException {
        if (warmJvms < 0 || warmJvms > MOST_SPARES) {
            throw new IOException(
                    "--warm-jvms must be from 0 to %d, not %d".formatted(MOST_SPARES, warmJvms));
        }
        return warmJvms;
    }

    MoveSettings moves() throws IOException {
        if (!(moveCpu > 0 && moveCpu <= MOST_PERCENT) || moveIdle < 0) {
            throw new IOException(
                    "--move-cpu must be more than 0 and at most %d, and --move-idle-ms no less than 0"
                            .formatted(MOST_PERCENT));
        }
        MoveSettings usual = MoveSettings.DEFAULT;
        return new MoveSettings(moveCpu / 100, usual.windowMillis(), moveIdle, usual.checkMillis());
    }
}
