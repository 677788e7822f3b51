// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static dev.thaw.dist.Installation.DIST;
import static dev.thaw.dist.Installation.VERSION;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.dist.Installation.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What others install: the archive where it is unpacked, and the package of Debian and Ubuntu. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class DistIT {
    private static final Path DIST = Installation.DIST;
    private static final String VERSION = Installation.VERSION;

    @TempDir static Path directory;
    private Installation installation;
    private Path unpacked;

    @BeforeAll
    void unpack() throws Exception {
        installation = Installation.unpack(directory);
        unpacked = installation.unpacked();
    }

    private Result run(Path where, String... command) throws Exception {
        return installation.run(where, command);
    }

    private Result thaw(String... arguments) throws Exception {
        return installation.thaw(arguments);
    }

    @Test
    void eachCommandExplainsItself() throws Exception {
        assertEquals("thaw " + VERSION + "\n", thaw("--version").succeeded().output());
        for (String command :
                List.of(
                        "demo",
                        "snapshot",
                        "layout",
                        "relayout",
                        "bam",
                        "advise",
                        "doctor",
                        "cache")) {
            String help = thaw(command, "--help").succeeded().output();
            assertTrue(help.matches("(?s).*Usage: thaw[ -]" + command + ".*"), help);
        }
        thaw("snapshot", "info", "--help").succeeded();
        thaw("function", "build", "--help").succeeded();
        thaw("native-image", "--help").succeeded();
    }

    @Test
    void whatNeedsTheSourcesSaysSo() throws Exception {
        for (String command : List.of("test", "bench", "dist")) {
            Result result = thaw(command);
            assertEquals(69, result.status(), result.output());
            assertTrue(
                    result.output().contains("'" + command + "' is for a checkout"),
                    result.output());
        }
        Result scripts = thaw("script-jvm");
        assertEquals(69, scripts.status(), scripts.output());
        assertTrue(scripts.output().contains("unpack thaw-scripts"), scripts.output());
    }

    @Test
    void aProgramRunsInAWarmJvm() throws Exception {
        Path source = directory.resolve("Hello.java");
        Files.writeString(
                source,
                "public class Hello { public static void main(String[] a) {"
                        + " System.out.println(ProcessHandle.current().pid()); } }");
        Path javac = Path.of(System.getProperty("java.home"), "bin", "javac");
        run(directory, javac.toString(), source.toString()).succeeded();
        Path link = directory.resolve("thaw");
        Files.createSymbolicLink(link, unpacked.resolve("thaw"));
        try {
            String first = thaw("java", "-cp", ".", "Hello").succeeded().output();
            String second =
                    run(directory, link.toString(), "java", "-cp", ".", "Hello")
                            .succeeded()
                            .output();
            assertEquals(first, second, () -> status());
        } finally {
            thaw("java", "--thaw-stop").succeeded();
        }
    }

    private String status() {
        try {
            return thaw("java", "--thaw-status").output();
        } catch (Exception e) {
            return e.toString();
        }
    }

    @Test
    void whatIsThereIsSaid() throws Exception {
        String doctor = thaw("doctor", "--json").output();
        assertTrue(doctor.trim().startsWith("{"), doctor);
        assertFalse(doctor.contains("building a checkout"), doctor);
        Result check = thaw("relayout", "check", "/bin/true");
        assertFalse(check.output().contains("No such file"), check.output());
        Result batch = thaw("bam", "--", "true");
        assertTrue(
                batch.status() == 0 || batch.output().contains("BOLT is not installed"),
                batch.output());
        String cache = thaw("cache", "--json").succeeded().output();
        assertTrue(cache.trim().startsWith("[{"), cache);
    }

    @Test
    void theHomeOfTheToolchainIsMade() throws Exception {
        String home = thaw("native-image", "--thaw-home").succeeded().output();
        String[] lines = home.split("\n");
        Path builder = Path.of(lines[lines.length - 1], "bin", "native-image");
        assertTrue(Files.isExecutable(builder), home);
    }

    @Test
    void thePackageIsInstalledUsedAndRemoved() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg")), "there is no dpkg");
        Path root = emptyRoot("root");
        List<String> before = files(root);
        String[] dpkg = dpkg(root);
        Path file = DIST.resolve("thaw_" + VERSION + "_amd64.deb");
        run(directory, with(dpkg, "--install", file.toString())).succeeded();
        Path command = root.resolve("usr/bin/thaw");
        assertTrue(Files.isSymbolicLink(command), command.toString());
        Result version = run(directory, command.toString(), "--version").succeeded();
        assertEquals("thaw " + VERSION + "\n", version.output());
        run(directory, command.toString(), "snapshot", "--help").succeeded();
        for (String installed :
                List.of(
                        "share/man/man1/thaw.1.gz",
                        "share/man/man1/thaw-snapshot-info.1.gz",
                        "share/bash-completion/completions/thaw",
                        "share/fish/vendor_completions.d/thaw.fish",
                        "share/zsh/vendor-completions/_thaw")) {
            assertTrue(Files.isRegularFile(root.resolve("usr").resolve(installed)), installed);
        }
        assertEquals(
                Installation.names(Path.of("../docs/schemas")),
                Installation.names(root.resolve("usr/share/thaw/schemas")));
        run(directory, with(dpkg, "--purge", "thaw")).succeeded();
        List<String> after = files(root);
        after.removeIf(name -> name.startsWith("/var/lib/dpkg"));
        before.removeIf(name -> name.startsWith("/var/lib/dpkg"));
        assertEquals(before, after);
    }

    @Test
    void thePackageOfAnEarlierVersionIsUpgraded() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/dpkg-deb")), "there is no dpkg-deb");
        Path file = DIST.resolve("thaw_" + VERSION + "_amd64.deb");
        Path earlier = directory.resolve("earlier");
        run(directory, "dpkg-deb", "-R", file.toString(), earlier.toString()).succeeded();
        Path control = earlier.resolve("DEBIAN/control");
        String fields = Files.readString(control);
        assertTrue(fields.contains("\nVersion: " + VERSION + "\n"), fields);
        Files.writeString(
                control, fields.replace("\nVersion: " + VERSION + "\n", "\nVersion: 0.0.9\n"));
        Files.writeString(earlier.resolve("usr/lib/thaw/VERSION"), "0.0.9\n");
        Files.writeString(earlier.resolve("usr/lib/thaw/lib/of-earlier.jar"), "jar");
        Path repacked = directory.resolve("earlier.deb");
        run(
                        directory,
                        "dpkg-deb",
                        "-Znone",
                        "--root-owner-group",
                        "-b",
                        earlier.toString(),
                        repacked.toString())
                .succeeded();
        Path root = emptyRoot("upgraded");
        String[] dpkg = dpkg(root);
        run(directory, with(dpkg, "--install", repacked.toString())).succeeded();
        Path old = root.resolve("usr/lib/thaw/lib/of-earlier.jar");
        assertTrue(Files.exists(old), old.toString());

        run(directory, with(dpkg, "--install", file.toString())).succeeded();
        assertFalse(Files.exists(old), old.toString());
        Path installed = root.resolve("usr/lib/thaw");
        assertEquals(VERSION, Files.readString(installed.resolve("VERSION")).strip());
        String command = root.resolve("usr/bin/thaw").toString();
        assertEquals(
                "thaw " + VERSION + "\n",
                run(directory, command, "--version").succeeded().output());
        Result java = run(directory, command, "java", "-version").succeeded();
        assertTrue(java.output().contains("version \"25"), java.output());
        // and to the same
        run(directory, with(dpkg, "--install", file.toString())).succeeded();
    }

    private static Path emptyRoot(String name) throws IOException {
        Path root = Files.createDirectories(directory.resolve(name));
        for (String folder : List.of("updates", "info", "triggers")) {
            Files.createDirectories(root.resolve("var/lib/dpkg/" + folder));
        }
        Files.createFile(root.resolve("var/lib/dpkg/status"));
        return root;
    }

    private static String[] dpkg(Path root) {
        return new String[] {
            "dpkg", "--root=" + root, "--force-not-root", "--force-depends", "--log=/dev/null"
        };
    }

    private static String[] with(String[] command, String... more) {
        return Stream.concat(Stream.of(command), Stream.of(more)).toArray(String[]::new);
    }

    private static List<String> files(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return new ArrayList<>(
                    files.filter(file -> !Files.isDirectory(file))
                            .map(file -> "/" + root.relativize(file))
                            .sorted()
                            .toList());
        }
    }

    /** What it holds has no owner, time or order of the machine that it was made on. */
    @Test
    void theArchivesDependOnNothingButTheirContent() throws Exception {
        for (String name : List.of("linux-x86_64", "scripts")) {
            Path archive = DIST.resolve("thaw-" + VERSION + "-" + name + ".tar.zst");
            String listed =
                    run(
                                    directory,
                                    "tar",
                                    "--zstd",
                                    "--utc",
                                    "--full-time",
                                    "--numeric-owner",
                                    "-tvf",
                                    archive.toString())
                            .succeeded()
                            .output();
            List<String> lines = listed.lines().toList();
            assertTrue(lines.size() > 20, listed);
            for (String line : lines) {
                assertTrue(
                        line.matches("[-d]rw[-x]r-[-x]r-[-x] 0/0 +\\d+ 2026-01-01 00:00:00 .*"),
                        line);
            }
        }
    }

    @Test
    void thoseWhoWroteWhatIsInItAreNamed() throws Exception {
        String notice = Files.readString(unpacked.resolve("NOTICE"));
        for (String name : List.of("info.picocli:picocli", "io.netty:netty-codec-http2")) {
            assertTrue(notice.contains("  " + name + " "), name);
        }
        assertTrue(notice.contains("  iced-x86 1.22.0  MIT\n"), "iced-x86");
        assertFalse(notice.contains("no licence is named"), notice);
        // Each jar of others is in the list.
        String list = Files.readString(DIST.resolve("thaw-" + VERSION + "-java.cdx.json"));
        try (Stream<Path> jars = Files.walk(unpacked.resolve("lib"))) {
            List<String> missing =
                    jars.map(jar -> jar.getFileName().toString())
                            .filter(name -> name.endsWith(".jar") && !name.startsWith("thaw-"))
                            .filter(name -> !list.contains(component(name)))
                            .sorted()
                            .distinct()
                            .toList();
            assertEquals(List.of(), missing);
        }
    }

    /** As its purl has it. */
    private static String component(String jar) {
        return "/" + jar.replaceFirst("-(\\d[^/]*)\\.jar$", "@$1");
    }

    @Test
    void noPathOfTheBuilderIsInIt() throws Exception {
        byte[] here = Path.of("").toAbsolutePath().getParent().toString().getBytes();
        byte[] cargo = CrateIndex.home().toString().getBytes();
        try (Stream<Path> files = Files.walk(unpacked)) {
            List<Path> regular =
                    files.filter(Files::isRegularFile)
                            .filter(file -> !file.toString().endsWith(".jar"))
                            .toList();
            for (Path file : regular) {
                byte[] content = Files.readAllBytes(file);
                assertEquals(-1, find(content, here), file.toString());
                assertEquals(-1, find(content, cargo), file.toString());
            }
        }
        assertArrayEquals(new String[] {VERSION}, lines("VERSION"));
    }

    private String[] lines(String file) throws IOException {
        return Files.readString(unpacked.resolve(file)).split("\n");
    }

    private static int find(byte[] in, byte[] what) {
        for (int i = 0; i + what.length <= in.length; i++) {
            int j = 0;
            while (j < what.length && in[i + j] == what[j]) {
                j++;
            }
            if (j == what.length) {
                return i;
            }
        }
        return -1;
    }
}
