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
import org.junit.jupiter.api.Test;

/** What a command line leads to: files that are read once, and names that are no class. */
final class CommandLineIT {
    private static final int RUNS = 3;

    @Test
    void aSourceFileWithAClassPathRunsPlain() throws Exception {
        try (Warm warm = new Warm()) {
            Path source =
                    Files.writeString(
                            warm.directory.resolve("Source.java"),
                            "class Source { public static void main(String[] a) {"
                                    + " System.out.println(Probe.class.getName()); } }");
            for (int i = 0; i < RUNS; i++) {
                Result result =
                        Warm.finish(
                                warm.command("-cp", Warm.classes().toString(), source.toString())
                                        .start());
                assertEquals("Probe\n", result.out(), result.err());
                assertEquals(0, result.status(), result.err());
            }
            String status = warm.status();
            assertTrue(status.contains("the program is a source file"), status);
        }
    }

    /** Who read it would leave nothing for the java that has to run the program. */
    @Test
    void anArgumentFileThatIsAPipeIsLeftToJava() throws Exception {
        try (Warm warm = new Warm()) {
            String java = String.join(" ", warm.command().command());
            String script = "exec " + java + " @<(echo -cp '" + Warm.classes() + "' Probe)";
            for (int i = 0; i < RUNS; i++) {
                Result result = Warm.finish(warm.command().command("bash", "-c", script).start());
                assertEquals("hello\n", result.rest(), result.err());
            }
            assertTrue(warm.status().contains("it is no regular file"), warm.status());
        }
    }

    @Test
    void whatIsInAFileOfSecurityPropertiesCounts() throws Exception {
        try (Warm warm = new Warm()) {
            Path file = warm.directory.resolve("own.security");
            Files.writeString(file, "thaw.test=one\n");
            String server = security(warm, file, "one");
            assertEquals(server, security(warm, file, "one"));
            Files.writeString(file, "thaw.test=two\n");
            assertNotEquals(server, security(warm, file, "two"));
        }
    }

    private static String security(Warm warm, Path file, String expected)
            throws IOException, InterruptedException {
        List<String> words =
                List.of(
                        "-Djava.security.properties=" + file,
                        "-cp",
                        Warm.classes().toString(),
                        "SecurityProperty",
                        "thaw.test");
        Result result = Warm.finish(warm.command(words.toArray(String[]::new)).start());
        assertEquals(expected + "\n", result.rest(), result.err());
        return result.pid();
    }

    /** A server's class loader keeps the real path of the directory. */
    @Test
    void aLinkThatLeadsToAnotherDirectoryIsAnotherProgram() throws Exception {
        try (Warm warm = new Warm()) {
            Path link = warm.directory.resolve("current");
            for (String release : List.of("one", "two")) {
                Path directory = Files.createDirectories(warm.directory.resolve(release));
                Files.writeString(directory.resolve("release"), release);
                Files.copy(
                        Warm.classes().resolve("ReadResource.class"),
                        directory.resolve("ReadResource.class"));
            }
            String[] words = {"-cp", link.toString(), "ReadResource", "release"};
            for (String release : List.of("one", "two")) {
                Files.deleteIfExists(link);
                Files.createSymbolicLink(link, Path.of(release));
                for (int i = 0; i < 2; i++) {
                    Result result = Warm.finish(warm.command(words).start());
                    assertEquals(release, result.rest(), result.err());
                }
            }
        }
    }
}
