// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Classes that are compiled anew while a program of them runs. */
final class ChangingClassPathIT {
    private static final String MAIN =
            """
            public class Main {
                public static void main(String[] arguments) throws Exception {
                    System.out.println("pid " + ProcessHandle.current().pid());
                    System.in.read();
                    System.out.println(Part.text());
                }
            }
            """;

    private static void compile(Path directory, String text) throws IOException {
        Path main = Files.writeString(directory.resolve("Main.java"), MAIN);
        Path part =
                Files.writeString(
                        directory.resolve("Part.java"),
                        "class Part { static String text() { return \"" + text + "\"; } }");
        String[] words = {"--release", "17", main.toString(), part.toString()};
        assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, words));
    }

    @Test
    void aClassPathThatChangesWhileAProgramRunsCostsTheServer() throws Exception {
        try (Warm warm = new Warm()) {
            Path classes = Files.createDirectory(warm.directory.resolve("program"));
            String[] words = {"-cp", classes.toString(), "Main"};
            compile(classes, "old");
            byte[] old = Files.readAllBytes(classes.resolve("Part.class"));
            Process process = warm.command(words).start();
            String server = process.inputReader().readLine().replace("pid ", "");
            compile(classes, "new");
            Result changed = Warm.finish(process);
            assertEquals("new\n", changed.out(), changed.err());
            Files.write(classes.resolve("Part.class"), old);
            Result again = Warm.finish(warm.command(words).start());
            assertEquals("old\n", again.rest(), again.err());
            assertNotEquals(server, again.pid());
            assertTrue(warm.status().contains("the class path changed while"), warm.status());
            Result warmAgain = Warm.finish(warm.command(words).start());
            assertEquals(again.pid(), warmAgain.pid(), warm.status());
        }
    }

    @Test
    void classesThatWereTransformedMeanwhileAreNotKept() throws Exception {
        try (Warm warm = new Warm()) {
            Path classes = Files.createDirectory(warm.directory.resolve("program"));
            String[] words = {"-cp", classes.toString(), "Main"};
            compile(classes, "old");
            Process process = warm.command(words).start();
            String server = process.inputReader().readLine().replace("pid ", "");
            compile(classes, "new");
            Warm.finish(process);
            Optional<ProcessHandle> left = ProcessHandle.of(Long.parseLong(server));
            if (left.isPresent()) {
                left.get().onExit().get(120, TimeUnit.SECONDS);
            }
            assertEquals(List.of(), Processes.names(warm, "classes", ".classes"));
            Result kept = Warm.finish(warm.command(words).start());
            warm.statusAfterWalk(kept.pid());
            assertNotEquals(List.of(), Processes.names(warm, "classes", ".classes"));
        }
    }
}
