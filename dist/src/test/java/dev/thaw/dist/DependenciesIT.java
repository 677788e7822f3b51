// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What others have written: it is what it was when it was chosen, and as far as is known sound. */
class DependenciesIT {
    private static final Path ROOT = Path.of("..");
    private static final Path SUMS = Path.of("src/main/dependencies/java.sha256");
    private static final List<String> WORKSPACES =
            List.of("ocolos", "hottub/client", "graalvisor/worker-native", "fuzz/rust");

    private static List<Dependency> java;
    private static List<Dependency> rust;
    private static final List<Dependency> LOCKED = new ArrayList<>();

    @BeforeAll
    static void read() throws IOException {
        String list = "thaw-" + Installation.VERSION;
        java =
                Dependency.listed(
                        Installation.DIST.resolve(list + "-java.cdx.json"), Dependency.MAVEN);
        rust =
                Dependency.listed(
                        Installation.DIST.resolve(list + "-rust.cdx.json"), Dependency.CRATES);
        for (String workspace : WORKSPACES) {
            LOCKED.addAll(
                    Dependency.locked(
                            Files.readString(ROOT.resolve(workspace).resolve("Cargo.lock"))));
        }
        assertTrue(java.size() > 50 && rust.size() > 30 && LOCKED.size() >= rust.size());
    }

    /** Cargo refuses a package that has another. */
    @Test
    void theListOfCratesHasTheSumsOfTheLocks() {
        for (Dependency crate : rust) {
            String locked =
                    LOCKED.stream()
                            .filter(each -> each.toString().equals(crate.toString()))
                            .map(Dependency::sum)
                            .findFirst()
                            .orElseThrow();
            assertEquals(locked, crate.sum(), crate.toString());
        }
    }

    @Test
    void eachJavaLibraryIsTheOneThatWasChosen() throws IOException {
        StringBuilder sums = new StringBuilder();
        for (String line : new TreeSet<>(java.stream().map(d -> d + " " + d.sum()).toList())) {
            sums.append(line).append('\n');
        }
        if (Boolean.getBoolean("thaw.write")) {
            Files.createDirectories(SUMS.getParent());
            Files.writeString(SUMS, sums);
        }
        assertEquals(
                Files.exists(SUMS) ? Files.readString(SUMS) : "",
                sums.toString(),
                SUMS + " is not what Maven fetches; with -Dthaw.write=true it is written anew");
    }

    @Test
    void eachRustPackageHasItsSumAndOneVersion() throws IOException {
        for (Dependency crate : LOCKED) {
            assertTrue(
                    crate.sum() != null && crate.sum().matches("[0-9a-f]{64}"), crate.toString());
        }
        Pattern asked = Pattern.compile("(?m)^([\\w-]+) = (?:\"|\\{ version = \")([^\"]+)\"");
        for (Path file : files("Cargo.toml")) {
            String text = Files.readString(file);
            String dependencies =
                    Stream.of(text.split("(?m)^(?=\\[)"))
                            .filter(part -> part.startsWith("[") && part.contains("dependencies]"))
                            .reduce("", String::concat);
            for (Matcher m = asked.matcher(dependencies); m.find(); ) {
                assertTrue(m.group(2).startsWith("="), file + ": " + m.group());
            }
        }
    }

    @Test
    void noVersionOfMavensIsOpen() throws IOException {
        Pattern version = Pattern.compile("<(\\w[\\w.-]*version|version)>([^<]*)</");
        for (Path file : files("pom.xml")) {
            for (Matcher m = version.matcher(Files.readString(file)); m.find(); ) {
                assertFalse(
                        m.group(2).matches(".*(SNAPSHOT|LATEST|RELEASE|[\\[(,]).*"),
                        file + ": " + m.group());
            }
        }
    }

    private static List<Path> files(String name) throws IOException {
        try (Stream<Path> each = Files.walk(ROOT)) {
            return each.filter(f -> f.endsWith(name) && !f.toString().contains("/target/"))
                    .toList();
        }
    }

    /**
     * Taken back by its author, as the registry's index tells; without a network, as it was last
     * told.
     */
    @Test
    void noRustPackageIsTakenBack() throws Exception {
        for (String workspace : WORKSPACES) {
            // It reads the index anew, if it can; what it would change is not changed.
            new ProcessBuilder("cargo", "update", "--dry-run", "--quiet")
                    .directory(ROOT.resolve(workspace).toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        }
        CrateIndex index = new CrateIndex(CrateIndex.home());
        for (Dependency crate : LOCKED) {
            Optional<Boolean> yanked = index.isYanked(crate);
            assumeTrue(yanked.isPresent(), "cargo keeps no index that has " + crate);
            assertFalse(yanked.get(), crate + " has been taken back: choose another version");
        }
    }

    @Test
    void aPackageThatIsTakenBackIsSeen(@TempDir Path home) throws IOException {
        Dependency crate = find(LOCKED, "blake3");
        Path file = home.resolve("registry/index/x/.cache/bl/ak/blake3");
        Files.createDirectories(file.getParent());
        String record = "%s\0{\"name\": \"blake3\", \"vers\": \"%s\", \"yanked\": %b}\0";
        Files.writeString(
                file,
                "\3\2\0"
                        + record.formatted("0.0.1", "0.0.1", false)
                        + record.formatted(crate.version(), crate.version(), true));
        CrateIndex index = new CrateIndex(home);
        assertEquals(Optional.of(true), index.isYanked(crate));
        assertEquals(Optional.empty(), index.isYanked(find(LOCKED, "zip")));
    }

    @Test
    void eachLicenceIsAllowed() {
        for (Dependency each : Stream.concat(java.stream(), rust.stream()).toList()) {
            assertFalse(each.licences().isEmpty(), each + " names no licence");
            for (String licence : each.licences()) {
                assertTrue(
                        Licences.allow(licence),
                        () ->
                                "%s has the licence %s: may it be in Thaw? If so, Licences has a line for it"
                                        .formatted(each, licence));
            }
        }
        assertTrue(Licences.allow("(MIT OR AGPL-3.0-only) AND Unicode-3.0"));
        assertFalse(Licences.allow("(MIT OR Apache-2.0) AND AGPL-3.0-only"));
        assertFalse(Licences.allow("AGPL-3.0-only"));
    }

    /** Of a directory with advisories in the format of OSV, which no registry serves. */
    @Test
    void noAdvisoryIsAboutThem() throws IOException {
        String directory = System.getProperty("thaw.advisories", "");
        assumeTrue(!directory.isEmpty(), "no advisories are here; -Dthaw.advisories=DIRECTORY");
        Advisories advisories = Advisories.read(Path.of(directory));
        List<String> found = new ArrayList<>();
        for (Dependency each : Stream.concat(java.stream(), LOCKED.stream()).distinct().toList()) {
            advisories.about(each).forEach(id -> found.add(id + " is about " + each));
        }
        System.out.println(
                advisories.count() + " advisories, " + found.size() + " about dependencies");
        assertEquals(List.of(), found);
    }

    @Test
    void anAdvisoryAboutADependencyIsFound(@TempDir Path directory) throws IOException {
        Dependency crate = find(LOCKED, "zip");
        Dependency library = find(java, "com.google.code.gson:gson");
        write(
                directory,
                "RUSTSEC-2099-0001",
                crate,
                "SEMVER",
                "\"introduced\": \"0.0.0-0\"}, {\"fixed\": \"999.0.0\"",
                "");
        write(
                directory,
                "RUSTSEC-2099-0002",
                crate,
                "SEMVER",
                "\"introduced\": \"0\"}, {\"fixed\": \"" + crate.version() + "\"",
                "");
        write(
                directory,
                "RUSTSEC-2099-0003",
                crate,
                "SEMVER",
                "\"introduced\": \"0\"",
                "\"withdrawn\": \"2099-01-01T00:00:00Z\",");
        write(directory, "RUSTSEC-2099-0004", crate, "GIT", "\"introduced\": \"0\"", "");
        try (ZipOutputStream zip =
                new ZipOutputStream(Files.newOutputStream(directory.resolve("all.zip")))) {
            zip.putNextEntry(new ZipEntry("GHSA-of-gson.json"));
            zip.write(
                    text(
                                    "GHSA-of-gson",
                                    library,
                                    "ECOSYSTEM",
                                    "\"introduced\": \"2.0\"}, {\"last_affected\": \""
                                            + library.version()
                                            + "\"",
                                    "")
                            .getBytes(StandardCharsets.UTF_8));
        }
        Advisories advisories = Advisories.read(directory);
        assertEquals(5, advisories.count());
        assertEquals(List.of("RUSTSEC-2099-0001"), advisories.about(crate));
        assertEquals(List.of("GHSA-of-gson"), advisories.about(library));
        assertEquals(List.of(), advisories.about(find(LOCKED, "blake3")));
    }

    @Test
    void whatIsNoAdvisoryIsRefused(@TempDir Path directory) throws IOException {
        String none =
                assertThrows(IllegalArgumentException.class, () -> Advisories.read(directory))
                        .getMessage();
        assertTrue(none.startsWith(directory + " has no advisory"), none);
        Path file = Files.writeString(directory.resolve("x.json"), "[1]");
        String wrong =
                assertThrows(IllegalArgumentException.class, () -> Advisories.read(directory))
                        .getMessage();
        assertTrue(wrong.startsWith(file + " is no advisory"), wrong);
    }

    private static Dependency find(List<Dependency> all, String name) {
        return all.stream().filter(d -> d.name().equals(name)).findFirst().orElseThrow();
    }

    private static void write(
            Path directory, String id, Dependency of, String type, String events, String more)
            throws IOException {
        Files.writeString(directory.resolve(id + ".json"), text(id, of, type, events, more));
    }

    private static String text(String id, Dependency of, String type, String events, String more) {
        return """
        {"schema_version": "1.7.3", "id": "%s", %s "modified": "2099-01-01T00:00:00Z",
         "affected": [{"package": {"ecosystem": "%s", "name": "%s"},
                       "ranges": [{"type": "%s", "events": [{%s}]}]}]}
        """
                .formatted(id, more, of.ecosystem(), of.name(), type, events);
    }
}
