// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.WorkFiles;
import dev.thaw.bench.image.ClassPath;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SupervisorTest {
    private static final String CHILD = "echo $$; exec sleep 600";

    @TempDir private Path directory;

    /** A benchmark that runs a command in each way that there is, which all do not end. */
    static final class Endless {
        private Endless() {}

        public static void main(String[] args) throws Exception {
            Path files = new WorkFiles(Path.of(args[0])).directory();
            Supervisor.endAlso(() -> System.out.println("the last"));
            List<String> shell =
                    List.of(
                            "sh",
                            "-c",
                            "{ " + CHILD.replace(";", " >>" + files + "/pids;") + "; }");
            Thread.ofPlatform().start(() -> run(() -> Commands.output(shell)));
            Thread.ofPlatform().start(() -> run(() -> Commands.run(new ProcessBuilder(shell), "")));
            while (!Files.exists(files.resolve("pids"))
                    || Files.readAllLines(files.resolve("pids")).size() < 2) {
                Thread.sleep(10);
            }
            System.out.println(String.join(" ", Files.readAllLines(files.resolve("pids"))));
        }

        private interface Command {
            Object run() throws Exception;
        }

        private static void run(Command command) {
            try {
                command.run();
            } catch (Exception e) {
                // it is being ended
            }
        }
    }

    @Test
    void whatIsKilledLeavesNoProcessAndNoFile() throws Exception {
        Process endless =
                new ProcessBuilder(
                                ClassPath.java().toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Endless.class.getName(),
                                directory.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        try (BufferedReader output = endless.inputReader()) {
            List<ProcessHandle> children = new ArrayList<>();
            for (String pid : output.readLine().split(" ")) {
                ProcessHandle.of(Long.parseLong(pid)).ifPresent(children::add);
            }
            assertEquals(2, children.size());
            // which leaves its output open
            endless.toHandle().destroy();
            for (ProcessHandle child : children) {
                child.onExit().get(2, TimeUnit.MINUTES);
            }
            assertEquals("the last", output.readLine());
            assertTrue(endless.waitFor(2, TimeUnit.MINUTES));
            assertFalse(hasFiles());
        } finally {
            endless.descendants().forEach(ProcessHandle::destroyForcibly);
            endless.destroyForcibly();
        }
    }

    private boolean hasFiles() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.findAny().isPresent();
        }
    }
}
