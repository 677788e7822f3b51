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
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An agent that gets into a JVM stays there: its server serves no other run. */
final class AgentsIT {
    private static final String AGENT = "Agents$Agent";

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void anAgentThatAttachesCostsTheServer(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Path jar = jar(warm, Map.of("Agent-Class", AGENT));
            costsTheServer(warm, "attached 0\nan agent", "-jar", jar.toString(), jar.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void anAgentThatTheManifestNamesCostsTheServer(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Path jar = jar(warm, Map.of("Launcher-Agent-Class", AGENT));
            costsTheServer(warm, "an agent", "-jar", jar.toString());
        }
    }

    private static void costsTheServer(Warm warm, String begins, String... words) throws Exception {
        Result plain = run(warm, true, words);
        assertTrue(plain.rest().startsWith(begins), plain.out() + plain.err());
        String earlier = "";
        for (int i = 0; i < 3; i++) {
            Result result = run(warm, false, words);
            assertEquals(plain.rest(), result.rest(), "run " + i + result.err());
            assertEquals(0, result.status(), result.err());
            assertNotEquals(earlier, result.pid(), warm.status());
            earlier = result.pid();
            warm.idleStatus();
        }
        String status = warm.status();
        assertTrue(status.contains("has used sun.instrument."), status);
        assertTrue(status.startsWith("0 servers"), status);
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatTheManifestOpensIsOpenInEachRun(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Path jar =
                    jar(
                            warm,
                            Map.of(
                                    "Add-Opens",
                                    "java.base/java.lang",
                                    "Enable-Native-Access",
                                    "ALL-UNNAMED"));
            String[] words = {"-jar", jar.toString()};
            Result plain = run(warm, true, words);
            assertTrue(plain.rest().contains("open true\n"), plain.out());
            String server = null;
            for (int i = 0; i < 3; i++) {
                Result result = run(warm, false, words);
                server = server == null ? result.pid() : server;
                assertEquals(plain.rest(), result.rest(), result.err());
                assertEquals(plain.err(), result.err());
                assertEquals(server, result.pid(), warm.status());
            }
            // Without the manifest's words it is another JVM.
            Result other = run(warm, false, "-cp", jar.toString(), "Agents");
            assertTrue(other.rest().contains("open false\n"), other.out());
            assertNotEquals(server, other.pid());
        }
    }

    private static Result run(Warm warm, boolean plain, String... words) throws Exception {
        ProcessBuilder builder = warm.command(words);
        if (plain) {
            builder.environment().put("THAW", "off");
        }
        return Warm.finish(builder.start());
    }

    private static Path jar(Warm warm, Map<String, String> more) throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.put(Attributes.Name.MAIN_CLASS, "Agents");
        more.forEach(attributes::putValue);
        Path jar = warm.directory.resolve("agents.jar");
        List<Path> classes;
        try (Stream<Path> files = Files.list(Warm.classes())) {
            classes = files.filter(f -> f.getFileName().toString().startsWith("Agents")).toList();
        }
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (Path file : classes) {
                out.putNextEntry(new JarEntry(file.getFileName().toString()));
                out.write(Files.readAllBytes(file));
            }
        }
        return jar;
    }
}
