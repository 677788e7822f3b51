// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static dev.thaw.hottub.tests.FirstRuns.first;
import static dev.thaw.hottub.tests.FirstRuns.jar;
import static dev.thaw.hottub.tests.FirstRuns.probeAlone;
import static dev.thaw.hottub.tests.FirstRuns.runOf;
import static dev.thaw.hottub.tests.Processes.awaitPrepared;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A class path that takes long to read is read when the program has ended, if it can be. */
final class LargeClassPathIT {
    @Test
    void aLargeClassPathIsReadInTheBackground() throws Exception {
        try (Warm warm = new Warm()) {
            Path jar = jar(warm.directory.resolve("large.jar"), "");
            Process first = first(warm.command("-cp", jar.toString(), "Probe")).start();
            String preparer = Processes.preparer(warm);
            assertNotEquals("", preparer);
            assertEquals(Long.toString(first.pid()), Warm.finish(first).pid());
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("1 servers"), status);
            assertTrue(status.contains("pid " + runOf(warm, jar).pid() + " "), status);
            // The same contents, in a file that is young: it is read again before anything is said
            // of it.
            Files.copy(jar, warm.directory.resolve("copy.jar"));
            Files.move(
                    warm.directory.resolve("copy.jar"), jar, StandardCopyOption.REPLACE_EXISTING);
            assertFalse(status.contains("pid " + runOf(warm, jar).pid() + " "), status);
            assertTrue(awaitPrepared(warm).startsWith("1 servers"), warm.status());
            assertTrue(status.contains("pid " + runOf(warm, jar).pid() + " "), status);
        }
    }

    @Test
    void whatCannotBeReadIsRemembered() throws Exception {
        try (Warm warm = new Warm()) {
            Path jar =
                    jar(
                            warm.directory.resolve("large.jar"),
                            "Class-Path: http://localhost/x.jar\n");
            assertEquals("hello\n", runOf(warm, jar).rest());
            String status = awaitPrepared(warm);
            String reason = "large.jar has a Class-Path that is no file";
            assertTrue(status.contains("no server was prepared: "), status);
            assertTrue(status.contains(reason), status);
            assertEquals("hello\n", runOf(warm, jar).rest());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
            String last = warm.status();
            assertTrue(last.contains("    " + jar + " has a Class-Path"), last);
        }
    }

    @Test
    void withoutAPlaceForHashesALargeClassPathIsNotRead() throws Exception {
        try (Warm warm = new Warm()) {
            Path jar = jar(warm.directory.resolve("large.jar"), "");
            ProcessBuilder builder = first(warm.command("-cp", jar.toString(), "Probe"));
            builder.environment().put("XDG_CACHE_HOME", "/dev/null");
            assertEquals("hello\n", Warm.finish(builder.start()).rest());
            assertEquals(List.of(), Processes.names(warm.runtime(), ".preparing"));
            String status = awaitPrepared(warm);
            assertTrue(status.startsWith("0 servers"), status);
            assertTrue(status.contains("there is no private directory to remember it in"), status);
            // A small one is read in each run.
            ProcessBuilder small = first(warm.program("Probe"));
            small.environment().put("XDG_CACHE_HOME", "/dev/null");
            small.command().set(3, probeAlone(warm).toString());
            Warm.finish(small.start());
            status = awaitPrepared(warm);
            assertTrue(status.contains("pid " + Warm.finish(small.start()).pid() + " "), status);
        }
    }

    @Test
    void aFullCacheSaysSoAndStopsNoProgram() throws Exception {
        assumeTrue(
                (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0,
                "needs root, to mount a small file system");
        try (Warm warm = new Warm()) {
            Path jar = jar(warm.directory.resolve("large.jar"), "");
            Path small = Files.createDirectory(warm.directory.resolve("small"));
            String[] mount = {
                "mount", "-t", "tmpfs", "-o", "size=8k,mode=700", "tmpfs", small.toString()
            };
            assumeTrue(new ProcessBuilder(mount).start().waitFor() == 0, "cannot mount");
            try {
                Files.write(small.resolve("filler"), new byte[8192]);
            } catch (IOException e) {
                // Full, as it has to be.
            }
            try {
                ProcessBuilder builder = first(warm.command("-cp", jar.toString(), "Probe"));
                builder.environment().put("XDG_CACHE_HOME", small.toString());
                assertEquals("hello\n", Warm.finish(builder.start()).rest());
                String status = awaitPrepared(warm);
                assertTrue(status.startsWith("0 servers"), status);
                assertTrue(status.contains("cannot be kept in " + small), status);
                assertEquals("hello\n", Warm.finish(builder.start()).rest());
                awaitPrepared(warm);
            } finally {
                new ProcessBuilder("umount", small.toString()).inheritIO().start().waitFor();
            }
        }
    }
}
