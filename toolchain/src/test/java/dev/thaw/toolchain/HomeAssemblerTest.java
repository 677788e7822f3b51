// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomeAssemblerTest {
    @TempDir Path cache;

    private static ProcessBuilder printHome(Path cache) {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        NativeImage.class.getName(),
                        NativeImage.PRINT_HOME);
        builder.environment().put("XDG_CACHE_HOME", cache.toString());
        return builder;
    }

    private record Outcome(int status, String output, String progress) {}

    private static Outcome finish(Process process) throws Exception {
        String output = new String(process.getInputStream().readAllBytes());
        String progress = new String(process.getErrorStream().readAllBytes());
        return new Outcome(process.waitFor(), output, progress);
    }

    @Test
    void concurrentProcessesBuildOneHome() throws Exception {
        List<Process> processes = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            processes.add(printHome(cache).start());
        }
        List<Outcome> outcomes = new ArrayList<>();
        for (Process process : processes) {
            outcomes.add(finish(process));
        }
        assertEquals(
                List.of(0, 0, 0),
                outcomes.stream().map(Outcome::status).toList(),
                outcomes::toString);
        assertEquals(1, outcomes.stream().map(Outcome::output).distinct().count());
        assertEquals(
                1,
                outcomes.stream()
                        .filter(outcome -> outcome.progress().contains("home ready"))
                        .count(),
                outcomes::toString);
        GraalVMHome home = new GraalVMHome(Path.of(outcomes.getFirst().output().strip()));
        assertTrue(home.directory().startsWith(cache.resolve("thaw")));
        assertTrue(home.isComplete());
        try (Stream<Path> files = Files.list(cache.resolve("thaw"))) {
            assertFalse(files.anyMatch(file -> file.toString().endsWith(".building")));
        }
    }

    @Test
    void aHalfBuiltHomeIsNotUsed() throws IOException {
        HomeInputs inputs = HomeInputs.ofThisProcess();
        ByteArrayOutputStream progress = new ByteArrayOutputStream();
        HomeAssembler assembler = new HomeAssembler(cache, new PrintStream(progress));
        GraalVMHome home = assembler.homeFor(inputs);
        Path beside = cache.resolve(home.directory().getFileName() + ".building");
        Path leftover = beside.resolve("bin/native-image");
        Files.createDirectories(leftover.getParent());
        Files.writeString(leftover, "left by a builder that was killed");
        Files.createDirectories(home.launcher().getParent());
        Files.writeString(home.launcher(), "thinned out by a clean-up");
        assertFalse(home.isComplete());

        assertEquals(home, assembler.assemble(inputs));

        assertTrue(home.isComplete());
        assertTrue(Files.readString(home.launcher()).startsWith("#!"));
        assertFalse(Files.exists(beside));
        progress.reset();
        assembler.assemble(inputs);
        assertEquals("", progress.toString(), "a complete home is used as it is");
    }

    @Test
    void otherInputsMakeAnotherHome() throws IOException {
        HomeInputs inputs = HomeInputs.ofThisProcess();
        String fingerprint = inputs.fingerprint(cache);
        assertEquals(fingerprint, HomeInputs.ofThisProcess().fingerprint(cache));
        assertNotEquals(fingerprint, inputs.fingerprint(cache.resolve("elsewhere")));

        Path code = Files.createDirectories(cache.resolve("code"));
        HomeInputs otherCode = new HomeInputs(inputs.jdk(), inputs.builder(), code);
        String before = otherCode.fingerprint(cache);
        Files.writeString(code.resolve("locale.c"), "changed");
        assertNotEquals(before, otherCode.fingerprint(cache));

        Path jdk = Files.createDirectories(cache.resolve("jdk/lib"));
        Files.writeString(jdk.resolve("modules"), "");
        Path release = jdk.resolveSibling("release");
        HomeInputs otherJdk = new HomeInputs(release.getParent(), inputs.builder(), inputs.code());
        Files.writeString(release, "JAVA_VERSION=\"25.0.1\"\n");
        before = otherJdk.fingerprint(cache);
        Files.writeString(release, "JAVA_VERSION=\"25.0.2\"\n");
        assertNotEquals(before, otherJdk.fingerprint(cache));

        // as packages have it: links to what another package changes
        Path etc = Files.createDirectories(cache.resolve("etc/policy"));
        Files.createDirectories(jdk.resolve("security"));
        Files.createDirectories(jdk.resolveSibling("conf"));
        Files.createSymbolicLink(jdk.resolveSibling("conf/security"), etc.getParent());
        Files.createSymbolicLink(jdk.resolve("security/cacerts"), etc.resolveSibling("cacerts"));
        Path extra = jdk.resolve("security/jssecacerts");
        Path blocked = jdk.resolve("security/blocked.certs");
        for (Path file :
                List.of(
                        etc.resolveSibling("cacerts"),
                        etc.resolveSibling("java.security"),
                        etc.resolve("default.policy"),
                        extra,
                        blocked)) {
            for (String text : List.of("one", "two")) {
                before = otherJdk.fingerprint(cache);
                Files.writeString(file, text);
                assertNotEquals(before, otherJdk.fingerprint(cache), file + " " + text);
            }
            assertEquals(otherJdk.fingerprint(cache), otherJdk.fingerprint(cache));
        }

        BuilderModules fewer =
                new BuilderModules(
                        inputs.builder().jars().subList(1, inputs.builder().jars().size()));
        assertNotEquals(
                fingerprint, new HomeInputs(inputs.jdk(), fewer, inputs.code()).fingerprint(cache));
    }

    /**
     * As all other commands have it, which the variable HOME tells, whatever the system has noted.
     */
    @Test
    void theHomeIsInTheUsersCache() {
        Path own = cache.resolve(".cache/thaw");
        String noted = cache.toString();
        assertEquals(own, HomeAssembler.defaultCache(Map.of("HOME", "me"), noted));
        assertEquals(own, HomeAssembler.defaultCache(Map.of("HOME", noted), "/elsewhere"));
        Map<String, String> both = Map.of("HOME", noted, "XDG_CACHE_HOME", "/caches");
        assertEquals(Path.of("/caches/thaw"), HomeAssembler.defaultCache(both, noted));
        for (String none : List.of("?", "", cache.resolve("none").toString())) {
            ToolchainException e =
                    assertThrows(
                            ToolchainException.class,
                            () ->
                                    HomeAssembler.defaultCache(
                                            Map.of("HOME", "", "XDG_CACHE_HOME", "caches"), none));
            assertTrue(e.getMessage().contains("XDG_CACHE_HOME"), e.getMessage());
        }
    }

    @Test
    void theVariableHomeIsHeard() throws Exception {
        ProcessBuilder builder = printHome(cache);
        builder.environment().remove("XDG_CACHE_HOME");
        builder.environment().put("HOME", cache.toString());
        // no compiler, so it ends soon
        builder.environment().put("PATH", cache.toString());
        assertEquals(ExitCodes.DRIVER_ERROR, finish(builder.start()).status());
        assertTrue(Files.isDirectory(cache.resolve(".cache/thaw")));
    }

    @Test
    void saysWhatIsWrongWithAJdk() throws IOException {
        Path jdk = cache.resolve("jdk");
        assertJdkRefused(jdk, "release");
        Files.createDirectories(jdk);
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"21.0.4\"\nOS_ARCH=\"x86_64\"\n");
        assertJdkRefused(jdk, "21.0.4");
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.3\"\nOS_ARCH=\"x86_64\"\n");
        assertJdkRefused(jdk, "bin/javac");
    }

    private static void assertJdkRefused(Path jdk, String message) {
        var e = assertThrows(ToolchainException.class, () -> HomeInputs.checkJdk(jdk));
        assertTrue(e.getMessage().contains(jdk.toString()), e.getMessage());
        assertTrue(e.getMessage().contains(message), e.getMessage());
        assertTrue(e.getMessage().contains("JDK 25"), e.getMessage());
    }

    @Test
    void namesThePackageThatHasTheCompiler() throws Exception {
        ProcessBuilder builder = printHome(cache);
        builder.environment().put("PATH", cache.toString());
        Outcome outcome = finish(builder.start());
        assertEquals(ExitCodes.DRIVER_ERROR, outcome.status());
        assertTrue(outcome.progress().contains("apt-get install gcc"), outcome.progress());
        try (Stream<Path> files = Files.list(cache.resolve("thaw"))) {
            assertTrue(
                    files.allMatch(file -> file.toString().endsWith(".lock")), "nothing is left");
        }
    }

    @Test
    void namesTheBuilderThatIsMissing() {
        var e =
                assertThrows(
                        ToolchainException.class, () -> BuilderModules.onClassPath("/no/such.jar"));
        assertTrue(e.getMessage().contains("org.graalvm.nativeimage:svm"), e.getMessage());
    }

    @Test
    void takesOverTheJdkThatAHomeWasMadeOf() throws IOException {
        GraalVMHome home = TestHome.get();
        assertEquals(
                HomeInputs.ofThisProcess().jdk().toString(),
                Files.readString(home.sourceJdk()).strip());
        assertEquals("25.0.2", HomeInputs.releaseProperty(home.directory(), "GRAALVM_VERSION"));
        assertTrue(HomeInputs.releaseProperty(home.directory(), "JAVA_VERSION").startsWith("25"));
    }
}
