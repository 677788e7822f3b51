// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

class ConventionsTest {
    private static final int KNOWN = 3;

    @Command(name = "all", subcommands = Work.class)
    static final class All {}

    /** Ends as its test says. */
    @Command(name = "work")
    static final class Work implements Callable<Integer> {
        private static Exception end;

        @Spec private CommandSpec spec;

        @Parameters private List<String> words;

        @Override
        public Integer call() throws Exception {
            Conventions.notes(spec).println("a note");
            Conventions.progress(spec).println("50 %");
            spec.commandLine().getOut().println(words == null ? "a result" : words);
            if (end != null) {
                throw end;
            }
            return 0;
        }
    }

    private record Ended(int code, String out, String err) {}

    private static CommandLine line() {
        return Conventions.apply(
                new CommandLine(new All()),
                "thaw all",
                failure -> failure instanceof IOException ? KNOWN : ExitCodes.FAULT);
    }

    private static Ended run(Exception end, String... words) {
        Work.end = end;
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code =
                line().setOut(new PrintWriter(out, true))
                        .setErr(new PrintWriter(err, true))
                        .execute(words);
        return new Ended(code, out.toString(), err.toString());
    }

    @Test
    void quietLeavesResultsAndErrors() {
        assertEquals(new Ended(0, "a result\n", "a note\n50 %\n"), run(null, "work"));
        assertEquals(new Ended(0, "a result\n", ""), run(null, "work", "--quiet"));
        Ended failed = run(new IOException("no room"), "work", "--quiet");
        assertEquals(new Ended(KNOWN, "a result\n", "thaw all: no room\n"), failed);
    }

    @Test
    void withoutProgressNotesStay() {
        assertEquals(new Ended(0, "a result\n", "a note\n"), run(null, "work", "--no-progress"));
    }

    @Test
    void aStackTraceIsThereOnlyWhenItIsAskedFor() {
        Exception fault = new IllegalStateException("odd");
        Ended plain = run(fault, "work");
        assertEquals(ExitCodes.FAULT, plain.code());
        assertTrue(plain.err().contains("java.lang.IllegalStateException: odd"), plain.err());
        assertTrue(plain.err().contains("--debug"), plain.err());
        assertFalse(plain.err().contains("\tat "), plain.err());
        for (Exception failure : new Exception[] {fault, new IOException("no room")}) {
            assertTrue(run(failure, "work", "--debug").err().contains("\tat dev.thaw."));
        }
    }

    /** What it runs, or gets, may be called so. */
    @Test
    void aWordThatBeginsWithAnAtIsNotReadAsAFile(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("words"), "a b");
        String[] words = {"@" + file, "@@x", "--", "@" + file};
        String[] command =
                Stream.concat(Stream.of("work"), Stream.of(words)).toArray(String[]::new);
        assertEquals("[@%s, @@x, @%s]\n".formatted(file, file), run(null, command).out());
    }

    @Test
    void whatOnlyHasSubcommandsHasNone() {
        assertNull(line().getCommandSpec().findOption("--quiet"));
    }

    @Test
    void failuresOfFilesAreSentences() {
        assertEquals("there is no file /x", Failures.text(new NoSuchFileException("/x")));
        assertEquals(
                "/x may not be read or written by this user",
                Failures.text(new AccessDeniedException("/x")));
        assertEquals(
                "/x: No space left on device",
                Failures.text(new FileSystemException("/x", null, "No space left on device")));
        assertEquals("odd", Failures.text(new IOException("odd")));
        assertEquals("java.io.IOException", Failures.text(new IOException()));
    }
}
