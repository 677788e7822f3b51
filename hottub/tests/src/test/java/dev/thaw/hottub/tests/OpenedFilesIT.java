// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Which files a server opens for each run of a program that opens none. One more may cost more than
 * the run itself, as /proc/locks did, and no result would show it. (The client is linked
 * statically, so that its files are not seen here.)
 */
final class OpenedFilesIT {
    private static final int ANY = Integer.MAX_VALUE;

    /** Whose name matches; opened so often in a run, for that reason. */
    private record Known(String file, int atMost, String reason) {}

    private static final List<Known> KNOWN =
            List.of(
                    new Known(
                            "/proc/self/fd",
                            6,
                            "ports are freed, twice if threads are left; what is open is compared with what was"),
                    new Known("/proc/self/task", ANY, "threads that have not ended yet are woken"),
                    new Known(
                            "/proc/(self/task/\\d+|thread-self)/(stat|comm)",
                            ANY,
                            "threads that have not ended yet, or compilers, may be at work"),
                    new Known("DIRECTORY/thaw", 1, "the memory of the pool: which servers it has"),
                    new Known(
                            "DIRECTORY/thaw/[^/]*\\.state", 1, "the memory of the pool: a server"),
                    new Known("/proc/SERVER/statm", 1, "the memory of the pool: what a server has"),
                    new Known("/sys/fs/cgroup/.*", ANY, "the JVM looks at times what it may have"));

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void eachFileThatAWarmRunOpensHasAReason(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Path opened = warm.directory.resolve("opened");
            String defined = "-DOPENED=\"" + opened + "\"";
            Path library = CommandsInC.loadedFirst("note_opens", warm.directory, defined);
            ProcessBuilder program = warm.program("Probe");
            program.environment().put("LD_PRELOAD", library.toString());
            String server = Warm.finish(program.start()).pid();
            warm.statusAfterWalk(server);
            // The JDK reads once more what it is configured with.
            Warm.finish(program.start());
            for (int i = 0; i < 3; i++) {
                warm.statusAfterWalk(server);
                Files.delete(opened);
                Result result = Warm.finish(program.start());
                warm.statusAfterWalk(server);
                assertEquals(server, result.pid(), warm.status());
                List<String> files = files(opened, server, warm.directory);
                assertTrue(files.contains("/proc/self/fd"), "they are noted: " + files);
                assertEquals(List.of(), withoutReason(files), files::toString);
            }
        }
    }

    private static List<String> files(Path opened, String server, Path directory)
            throws IOException {
        String begin = server + " ";
        return Files.readAllLines(opened).stream()
                .filter(line -> line.startsWith(begin))
                .map(line -> line.substring(begin.length()))
                .map(file -> file.replace(directory.toString(), "DIRECTORY"))
                .map(file -> file.replace("/proc/" + server + "/", "/proc/SERVER/"))
                .toList();
    }

    private static List<String> withoutReason(List<String> files) {
        Map<Known, Integer> counts = new HashMap<>();
        return files.stream()
                .filter(file ->
                        KNOWN.stream()
                                .filter(known -> file.matches(known.file()))
                                .noneMatch(known ->
                                        counts.merge(known, 1, Integer::sum) <= known.atMost()))
                .toList();
    }
}
