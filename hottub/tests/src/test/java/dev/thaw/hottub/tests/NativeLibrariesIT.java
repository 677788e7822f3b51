// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a native library leaves behind decides whether its server is used again. */
final class NativeLibrariesIT {
    /** The library counts calls in its own memory. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void itsMemoryIsAsAfterItsLoad(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            reuses(warm, "NOTHING");
        }
    }

    /** It is closed with its class loader, and another one loads it again. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void aClassLoaderOfTheProgramMayLoadIt(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String library = library(warm, "NOTHING");
            String server = null;
            for (int run = 0; run < 3; run++) {
                Result result = warm.run("NativeState", library, "own");
                assertEquals("1\n", result.rest(), result.err());
                assertEquals(server == null ? result.pid() : server, result.pid(), warm.status());
                server = result.pid();
            }
        }
    }

    /** Most classes with native methods load their library when they are initialised. */
    @ParameterizedTest
    @ValueSource(strings = {"called", "referred to"})
    void aStaticNativeMethodInitialisesItsClass(String how) throws Exception {
        try (Warm warm = new Warm()) {
            String library = library(warm, "NOTHING");
            String server = null;
            for (int run = 0; run < 3; run++) {
                Result result = warm.run("NativeState", library, how);
                assertEquals("initialised\n1\n", result.rest(), result.err());
                assertEquals(server == null ? result.pid() : server, result.pid(), warm.status());
                server = result.pid();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"HEAP", "CHAIN", "LOOKED_UP"})
    void whatItHasAndDoesNotChangeCostsNothing(String what) throws Exception {
        try (Warm warm = new Warm()) {
            reuses(warm, what);
        }
    }

    /** The main thread is none of the JVM's any more when it calls the library's destructor. */
    @Test
    void whatAThreadDoesToItAtItsEndIsUndone() throws Exception {
        try (Warm warm = new Warm()) {
            reuses(warm, "KEY_OF_THREADS");
        }
    }

    private static void reuses(Warm warm, String what) throws IOException, InterruptedException {
        String library = library(warm, what);
        String server = null;
        for (int run = 0; run < 3; run++) {
            Result result = warm.run("NativeState", library);
            assertEquals("1\n", result.rest(), result.err());
            String status = warm.idleStatus();
            assertEquals(server == null ? result.pid() : server, result.pid(), status);
            server = result.pid();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "THREAD, which has called pthread_create",
        "HANDLER, which has called signal",
        "CALLED, which has called setlocale",
        "HEAP_CHANGED, 'which has changed, or given up, what it had on the heap when it was loaded'",
        "GIVEN_UP, 'which has changed, or given up, what it had on the heap when it was loaded'",
        "HEAP_OF_INITIALISER, which has memory on the heap that is not known",
        "STREAM, which has left streams open",
        "REFERENCE, which has given up what it had when it was loaded",
        "HANDLER_OF_INITIALISER, which cannot be watched",
        "AT_EXIT_OF_INITIALISER, 'which may have registered, before it was watched, what is called when the process ends'",
        "DESTRUCTOR, which has functions of its own that are called when the process ends",
        "THREAD_OF_INITIALISER, a native library has started the thread"
    })
    void whatStaysBehindCostsTheServer(String what, String reason) throws Exception {
        costsTheServer(new Warm(), what, reason);
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void anObjectThatItHoldsIsFound(Path jdk) throws Exception {
        String reason = "an object of NativeState is left in the heap";
        costsTheServer(new Warm(jdk), "OBJECT", reason);
    }

    private static void costsTheServer(Warm fresh, String what, String reason) throws Exception {
        try (Warm warm = fresh) {
            String library = library(warm, what);
            Result first = warm.run("NativeState", library);
            assertEquals("1\n", first.rest(), first.err());
            // What is left in the heap is looked for when no client comes.
            warm.statusAfterWalk(first.pid());
            Result second = warm.run("NativeState", library);
            assertEquals("1\n", second.rest(), second.err());
            assertNotEquals(first.pid(), second.pid());
            assertTrue(warm.status().contains(reason), warm.status());
        }
    }

    /** A later run would not call its JNI_OnLoad, and not see that it is another file. */
    @Test
    void oneThatIsNotKnownCostsTheServer() throws Exception {
        try (Warm warm = new Warm()) {
            Path library = warm.directory.resolve("libstate.so");
            Files.copy(Path.of(library(warm, "NOTHING")), library);
            Result first = warm.run("NativeState", library.toString());
            assertEquals("1\n", first.rest(), first.err());
            warm.idleStatus();
            Result second = warm.run("NativeState", library.toString());
            assertEquals("1\n", second.rest(), second.err());
            assertNotEquals(first.pid(), second.pid());
            String reason = "libstate.so, which is not known to keep nothing";
            assertTrue(warm.status().contains(reason), warm.status());
        }
    }

    /** Those with other consents have servers of their own. */
    @Test
    void consentIsOfThoseWhoGiveIt() throws Exception {
        try (Warm warm = new Warm()) {
            String library = library(warm, "NOTHING");
            String[] consents = {"libjffi", "libother"};
            List<String> pids = new ArrayList<>();
            for (String consent : consents) {
                ProcessBuilder builder =
                        warm.command(
                                "-Dthaw.libraries=" + consent,
                                "-cp",
                                Warm.classes().toString(),
                                "NativeState",
                                library);
                Result result = Warm.finish(builder.start());
                assertEquals("1\n", result.rest(), result.err());
                pids.add(result.pid());
            }
            assertNotEquals(pids.getFirst(), pids.getLast());
        }
    }

    /** The C library writes what is in its buffer when a process ends. */
    @Test
    void whatItPrintsIsThereWhenTheRunEnds() throws Exception {
        try (Warm warm = new Warm()) {
            String library = library(warm, "PRINTS");
            assertEquals("1\nprinted\n", warm.plain("NativeState", library).rest());
            Result first = warm.run("NativeState", library);
            assertEquals("1\nprinted\n", first.rest(), first.err());
            warm.idleStatus();
            Result second = warm.run("NativeState", library);
            assertEquals("1\nprinted\n", second.rest(), second.err());
            String reason = "which has used standard streams of the C library";
            assertTrue(warm.status().contains(reason), warm.status());
        }
    }

    /** A process that ends calls what was registered for that. */
    @ParameterizedTest
    @ValueSource(strings = {"AT_EXIT", "AT_EXIT_OF_LOAD"})
    void whatItHasRegisteredIsDoneWhenTheRunEnds(String what) throws Exception {
        try (Warm warm = new Warm()) {
            String library = library(warm, what);
            assertEquals("1\nlast\n", warm.plain("NativeState", library).rest());
            Result first = warm.run("NativeState", library);
            assertEquals("1\nlast\n", first.rest(), first.err());
            warm.idleStatus();
            Result second = warm.run("NativeState", library);
            assertEquals("1\nlast\n", second.rest(), second.err());
            assertNotEquals(first.pid(), second.pid());
            String reason = "which has called __cxa_atexit";
            assertTrue(warm.status().contains(reason), warm.status());
        }
    }

    /** A process that ends writes what is in the buffers of its streams. */
    @Test
    void whatItHasWrittenIsThereWhenTheRunEnds() throws Exception {
        try (Warm warm = new Warm()) {
            String library = library(warm, "STREAM_WRITTEN");
            Path file = warm.directory.resolve("written");
            Result first = warm.run("NativeState", library);
            assertEquals("last\n", Files.readString(file), first.err());
            warm.idleStatus();
            Files.delete(file);
            Result second = warm.run("NativeState", library);
            assertEquals("last\n", Files.readString(file), second.err());
            assertNotEquals(first.pid(), second.pid());
            assertTrue(warm.status().contains("which has left streams open"), warm.status());
        }
    }

    /** What the library has counted stays with it. */
    @Test
    void usersMayConsent() throws Exception {
        try (Warm warm = new Warm()) {
            String library = library(warm, "THREAD");
            String server = null;
            for (int run = 1; run <= 2; run++) {
                ProcessBuilder builder =
                        warm.command(
                                "-Dthaw.libraries=libother::libjffi-state",
                                "-cp",
                                Warm.classes().toString(),
                                "NativeState",
                                library);
                Result result = Warm.finish(builder.start());
                assertEquals(run + "\n", result.rest(), result.err());
                assertEquals(server == null ? result.pid() : server, result.pid());
                server = result.pid();
            }
        }
    }

    private static String library(Warm warm, String what) throws IOException, InterruptedException {
        Path library = warm.directory.resolve("libjffi-state.so");
        Path include = Path.of(System.getProperty("java.home"), "include");
        Process compiler =
                new ProcessBuilder(
                                "gcc",
                                "-shared",
                                "-fPIC",
                                "-D" + what,
                                "-I" + include,
                                "-I" + include.resolve("linux"),
                                "-o",
                                library.toString(),
                                "src/test/c/native_state.c",
                                "-ldl",
                                "-lpthread")
                        .inheritIO()
                        .start();
        assertEquals(0, compiler.waitFor());
        return library.toString();
    }
}
