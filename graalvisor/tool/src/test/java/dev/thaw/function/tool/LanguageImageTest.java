// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.StartupProfile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Images of languages in their cache; a compiler of C takes native-image's place. */
class LanguageImageTest {
    private static final String BUILD =
            """
            #!/bin/sh
            here=$(dirname "$0")
            echo "$@" >> "$here/runs"
            [ ! -e "$here/fail" ] || { echo 'out of memory'; exit 7; }
            for word; do case $word in -H:StartupOrder=*) cp "${word#*=}" "$here/profile"; esac; done
            echo "int $(basename "$PWD");" > c.c
            cc -shared -o libfunction.so c.c && rm c.c
            """;

    @TempDir private Path directory;
    private final StringWriter err = new StringWriter();
    private Path jars;
    private Path cache;

    @BeforeEach
    void files() throws IOException {
        Path bin = Files.createDirectories(directory.resolve("home/bin"));
        Path program = Files.writeString(bin.resolve("native-image"), BUILD);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        Files.writeString(directory.resolve("home/release"), "GRAALVM_VERSION=\"1\"\n");
        jars = Files.createDirectories(directory.resolve("jars"));
        writeLanguages(jars.resolve("thaw-function-languages.jar"));
        Files.writeString(
                Files.createDirectory(jars.resolve("javascript")).resolve("js.jar"), "js");
        cache = directory.resolve("cache");
    }

    private static void writeLanguages(Path jar) throws IOException {
        writeLanguages(jar, null);
    }

    private static void writeLanguages(Path jar, String profile) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry("dev/thaw/language/javascript.properties"));
            out.write("id = js\nreplaced = js-language\narguments = --one \\\n --two\n".getBytes());
            if (profile != null) {
                out.putNextEntry(new ZipEntry("dev/thaw/language/javascript.profile"));
                out.write(profile.getBytes());
            }
        }
    }

    private LanguageImage image(String... options) throws IOException {
        return new LanguageImage(
                "javascript",
                jars,
                List.of(options),
                new NativeImage(directory.resolve("home"), false, new PrintWriter(err, true)),
                cache);
    }

    private List<String> runs() throws IOException {
        Path runs = directory.resolve("home/bin/runs");
        return Files.exists(runs) ? Files.readAllLines(runs) : List.of();
    }

    private List<String> cached() throws IOException {
        try (Stream<Path> entries = Files.list(cache)) {
            return entries.map(entry -> entry.getFileName().toString())
                    .filter(name -> !name.equals("lock"))
                    .toList();
        }
    }

    @Test
    void isBuiltOnceForAllItIsMadeOf() throws Exception {
        assertEquals(Optional.empty(), image().find());
        Path library = image().get().orElseThrow();
        assertEquals(Optional.of(library), image().find());
        assertEquals(library, image().get().orElseThrow());
        assertEquals(1, runs().size());
        assertTrue(runs().getFirst().contains("PreinitializeContexts=js"), runs().getFirst());
        assertTrue(runs().getFirst().contains("js.jar"), runs().getFirst());
        assertTrue(runs().getFirst().contains("|js-language)-"), runs().getFirst());
        assertTrue(runs().getFirst().contains(" --one --two "), runs().getFirst());

        Path optimized = image("-O3").get().orElseThrow();
        assertNotEquals(library, optimized);
        Files.writeString(jars.resolve("javascript").resolve("js.jar"), "js, newer");
        assertNotEquals(library, image().get().orElseThrow());
        assertEquals(3, runs().size());
        assertEquals(2, cached().size(), "old ones go");
    }

    @Test
    void isLaidOutByTheProfileThatTheJarHas() throws Exception {
        Path plain = image().get().orElseThrow();
        assertFalse(runs().getFirst().contains("-H:StartupOrder="), runs().getFirst());
        writeLanguages(jars.resolve("thaw-function-languages.jar"), "of a start");
        assertNotEquals(plain, image().get().orElseThrow());
        String run = runs().getLast();
        assertTrue(run.matches(".* -H:StartupOrder=\\S*/javascript.profile .*"), run);
        assertTrue(run.contains(ClassPath.jarOf(StartupProfile.class).toString()), run);
        Path seen = directory.resolve("home/bin/profile");
        assertEquals("of a start", Files.readString(seen));
    }

    @Test
    void afterAFailureThereIsNothing() throws Exception {
        Path fail = Files.createFile(directory.resolve("home/bin/fail"));
        assertEquals(Optional.empty(), image().get());
        assertTrue(err.toString().contains("out of memory"), err.toString());
        assertTrue(err.toString().contains("status 7"), err.toString());
        assertEquals(List.of(), cached());
        Files.delete(fail);
        assertTrue(image().get().isPresent());
    }

    @Test
    void whatAKilledBuildLeftIsSweptAway() throws Exception {
        Files.createDirectories(cache.resolve(".javascript-x.123").resolve("files"));
        image().get();
        assertEquals(1, cached().size(), cached()::toString);
    }

    @Test
    void missingJarsAreTold() throws Exception {
        Files.delete(jars.resolve("thaw-function-languages.jar"));
        FunctionException refused = assertThrows(FunctionException.class, this::image);
        assertTrue(refused.getMessage().contains("graalvisor/languages"), refused.getMessage());
    }
}
