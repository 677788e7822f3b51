// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Processes, as the kernel shows them; above all those that prepare servers. */
final class Processes {
    /** Milliseconds; what gives way to all others may have to wait. */
    private static final int PATIENCE = 600_000;

    private Processes() {}

    /** Waits until nothing is being prepared any more. */
    static String awaitPrepared(Warm warm) throws Exception {
        String status = warm.status();
        for (int i = 0; i < PATIENCE / 20 && status.contains("is preparing a server"); i++) {
            Thread.sleep(20);
            status = warm.status();
        }
        return status;
    }

    /** The process that a run has just left; it has nothing of the run's any more. */
    static String preparer(Warm warm) throws Exception {
        for (int i = 0; i < PATIENCE; i++) {
            for (String name : names(warm.runtime(), ".preparing")) {
                String note = read(warm.runtime().resolve(name));
                if (note.contains("\t") && isApart(note.substring(0, note.indexOf('\t')))) {
                    return note.substring(0, note.indexOf('\t'));
                }
            }
            Thread.sleep(1);
        }
        throw new AssertionError("no server is being prepared: " + warm.status());
    }

    private static boolean isApart(String process) {
        try {
            Path output = Files.readSymbolicLink(Path.of("/proc", process, "fd", "1"));
            return output.equals(Path.of("/dev/null"));
        } catch (IOException e) {
            // it has ended
            return true;
        }
    }

    /** The process that {@code kill_when_started.c} holds as long as that file is there. */
    static String held(Path hold) throws Exception {
        Path held = hold.resolveSibling(hold.getFileName() + ".held");
        for (int i = 0; i < PATIENCE / 10 && Files.notExists(held); i++) {
            Thread.sleep(10);
        }
        return read(held).strip();
    }

    static List<String> children(String process) {
        String text = read(Path.of("/proc", process, "task", process, "children")).strip();
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    static void stop(String leader) throws Exception {
        signal("STOP", leader);
    }

    static void goOn(String leader) throws Exception {
        signal("CONT", leader);
    }

    private static void signal(String name, String leader) throws Exception {
        String[] kill = {"kill", "-" + name, "--", "-" + leader};
        for (int i = 0; i < PATIENCE / 10; i++) {
            // One that has just been left has no group yet.
            if (new ProcessBuilder(kill).start().waitFor() == 0) {
                return;
            }
            Thread.sleep(10);
        }
        throw new AssertionError("no process group " + leader);
    }

    /** This process alone. */
    static void kill(String process) throws Exception {
        kill("KILL", Long.parseLong(process));
    }

    static void kill(String signal, long process) throws Exception {
        String[] kill = {"kill", "-" + signal, Long.toString(process)};
        assertEquals(0, new ProcessBuilder(kill).inheritIO().start().waitFor(), signal);
    }

    static boolean ends(String process) throws InterruptedException {
        for (int i = 0; i < PATIENCE / 10; i++) {
            String state = read(Path.of("/proc", process, "stat"));
            if (state.isEmpty() || state.contains(") Z ")) {
                return true;
            }
            Thread.sleep(10);
        }
        return false;
    }

    /** What others see of a process: words, variables, open files, directory. */
    static String seen(String process) throws IOException {
        StringBuilder seen = new StringBuilder();
        seen.append(read(Path.of("/proc", process, "cmdline")));
        seen.append(read(Path.of("/proc", process, "environ")));
        try (Stream<Path> files = Files.list(Path.of("/proc", process, "fd"))) {
            for (Path file : files.toList()) {
                seen.append('\n').append(file).append(' ');
                seen.append(Files.readSymbolicLink(file));
            }
        }
        return seen.toString();
    }

    static List<String> policyAndNice(String process) {
        String[] fields = fields(process);
        return List.of(fields[41 - 3], fields[19 - 3]);
    }

    static String session(String process) {
        return fields(process)[6 - 3];
    }

    /** From the third on, as proc(5) counts. */
    private static String[] fields(String process) {
        String text = read(Path.of("/proc", process, "stat"));
        return text.substring(text.lastIndexOf(") ") + 2).split(" ");
    }

    static List<String> names(Path directory, String suffix) throws IOException {
        while (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                return files.map(file -> file.getFileName().toString())
                        .filter(name -> name.endsWith(suffix))
                        .toList();
            } catch (NoSuchFileException e) {
                // it went before it was looked into
            } catch (UncheckedIOException e) {
                // a file that went meanwhile, as of what prepares: once more
                if (!(e.getCause() instanceof NoSuchFileException)) {
                    throw e;
                }
            }
        }
        return List.of();
    }

    static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    /** In a directory of the cache. */
    static List<String> names(Warm warm, String directory, String suffix) throws IOException {
        return names(warm.directory.resolve("cache/thaw/hottub").resolve(directory), suffix);
    }

    /** Empty: it is gone. */
    private static String read(Path file) {
        try {
            return Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
