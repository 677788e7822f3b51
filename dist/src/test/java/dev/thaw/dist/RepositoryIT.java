// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.classfile.ClassFile;
import java.lang.reflect.AccessFlag;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** The Maven repository of the libraries: what Maven Central asks of each, read from the bundle. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RepositoryIT {
    private static final String VERSION = System.getProperty("thaw.version");
    private static final Path BUNDLE =
            Path.of(System.getProperty("thaw.dist"), "thaw-" + VERSION + "-maven.zip");

    /** Some that must be there; which ones there are, the modules say. */
    private static final Set<String> AT_LEAST =
            Set.of(
                    "dev.thaw.gradle.plugin",
                    "thaw",
                    "thaw-build-steps",
                    "thaw-doss-api",
                    "thaw-doss-jvm",
                    "thaw-doss-micronaut",
                    "thaw-doss-native-image",
                    "thaw-gradle-plugin",
                    "thaw-layout-native-image",
                    "thaw-maven-plugin");

    @TempDir static Path directory;
    private List<Library> libraries;
    private Library parent;
    private boolean isSigned;

    @BeforeAll
    void unpack() throws IOException {
        Repository repository = Repository.unpack(BUNDLE, VERSION, directory);
        libraries = repository.libraries();
        parent = repository.parent();
        Set<String> names = libraries.stream().map(Library::name).collect(Collectors.toSet());
        assertTrue(names.containsAll(AT_LEAST), names.toString());
        try (Stream<Path> files = Files.walk(directory)) {
            // one signature makes it a bundle for others, in which none may be missing
            isSigned = files.anyMatch(file -> file.toString().endsWith(".asc"));
        }
    }

    /** In a bundle that is only tried out, the place of the project may be made up. */
    @Test
    void aSignedBundleSaysWhereTheProjectIs() {
        for (Library library : libraries) {
            for (String path : List.of("url", "developers/developer/email", "scm/url")) {
                String place = inherited(library, path);
                assertFalse(isSigned && place.contains("example.org"), library + ": " + place);
            }
        }
    }

    /** Each file that an artifact must have, and none that it need not. */
    @Test
    void eachLibraryHasItsJarSourcesJavadocAndSums() throws Exception {
        for (Library library : libraries) {
            Set<String> expected = new TreeSet<>();
            List<String> suffixes =
                    library.isPom()
                            ? List.of(".pom")
                            : List.of(".pom", ".jar", "-sources.jar", "-javadoc.jar");
            for (String suffix : suffixes) {
                Path file = library.file(suffix);
                String name = file.getFileName().toString();
                expected.addAll(List.of(name, name + ".md5", name + ".sha1"));
                if (isSigned) {
                    expected.add(name + ".asc");
                }
                assertEquals(sum("MD5", file), Files.readString(Path.of(file + ".md5")).strip());
                assertEquals(sum("SHA-1", file), Files.readString(Path.of(file + ".sha1")).strip());
            }
            try (Stream<Path> files = Files.list(library.directory())) {
                Set<String> names =
                        files.map(file -> file.getFileName().toString())
                                .collect(Collectors.toCollection(TreeSet::new));
                assertEquals(expected, names);
            }
        }
    }

    private static String sum(String algorithm, Path file) throws Exception {
        byte[] digest = MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file));
        return HexFormat.of().formatHex(digest);
    }

    @Test
    void eachPomHasWhatCentralRequires() {
        for (Library library : libraries) {
            String name = library.name();
            assertEquals(Optional.of("4.0.0"), library.text("modelVersion"), name);
            assertEquals(Optional.of(name), library.text("artifactId"), name);
            assertEquals("dev.thaw", inherited(library, "groupId"), name);
            assertEquals(VERSION, inherited(library, "version"), name);
            assertFalse(VERSION.endsWith("-SNAPSHOT"), VERSION);
            assertFalse(library.text("name").orElse("").isBlank(), name);
            assertFalse(library.text("description").orElse("").isBlank(), name);
            for (String path :
                    List.of(
                            "url",
                            "licenses/license/name",
                            "licenses/license/url",
                            "developers/developer/name",
                            "developers/developer/email",
                            "scm/connection",
                            "scm/developerConnection",
                            "scm/url")) {
                assertFalse(inherited(library, path).isBlank(), name + ": " + path);
            }
            assertEquals(List.of(), library.all("repositories"), name);
            assertEquals(List.of(), library.all("pluginRepositories"), name);
            assertEquals(List.of(), library.all("distributionManagement"), name);
        }
    }

    private String inherited(Library library, String path) {
        if (library != parent) {
            assertEquals(
                    Optional.of(parent.name()), library.text("parent/artifactId"), library.name());
        }
        return library.text(path).or(() -> parent.text(path)).orElse("");
    }

    @Test
    void librariesDependOnNoneOfOursThatIsNotThere() {
        Set<String> names = libraries.stream().map(Library::name).collect(Collectors.toSet());
        for (Library library : libraries) {
            for (Element dependency : library.all("dependencies/dependency")) {
                String group = Library.child(dependency, "groupId");
                String scope = Library.child(dependency, "scope");
                if (group.equals("dev.thaw") && !scope.equals("test")) {
                    String name = Library.child(dependency, "artifactId");
                    assertTrue(names.contains(name), library + " depends on " + name);
                }
                assertFalse(scope.equals("system"), library.name());
            }
        }
    }

    @Test
    void sourcesAreThoseOfTheClassesAndJavadocHasPages() throws IOException {
        for (Library library : libraries) {
            if (library.isPom()) {
                continue;
            }
            Set<String> sources = names(library.file("-sources.jar"));
            Set<String> missing = new TreeSet<>();
            for (String name : names(library.file(".jar"))) {
                if (name.endsWith(".class") && !name.contains("$")) {
                    String source = name.replaceFirst("\\.class$", ".java");
                    // A second class of a file has no file of its own.
                    if (!sources.contains(source) && isPublic(library, name)) {
                        missing.add(source);
                    }
                }
            }
            assertEquals(Set.of(), missing, library.name());
            Set<String> pages = names(library.file("-javadoc.jar"));
            assertTrue(pages.contains("index.html"), library.name());
            assertTrue(pages.size() > 10, library + ": " + pages);
        }
    }

    private static boolean isPublic(Library library, String entry) throws IOException {
        try (ZipFile jar = new ZipFile(library.file(".jar").toFile());
                InputStream in = jar.getInputStream(jar.getEntry(entry))) {
            return ClassFile.of().parse(in.readAllBytes()).flags().has(AccessFlag.PUBLIC);
        }
    }

    private static Set<String> names(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            return zip.stream()
                    .map(ZipEntry::getName)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** By what their sources say. */
    @Test
    void eachPomNamesTheLicencesOfItsSources() throws IOException {
        for (Library library : libraries) {
            if (library.isPom()) {
                continue;
            }
            Set<String> said = new TreeSet<>();
            List<Element> own = library.all("licenses/license/name");
            (own.isEmpty() ? parent.all("licenses/license/name") : own)
                    .forEach(name -> said.add(name.getTextContent()));
            assertEquals(licences(library.file("-sources.jar")), said, library.name());
        }
    }

    private static Set<String> licences(Path sources) throws IOException {
        String mark = "// SPDX-License-Identifier: ";
        Set<String> found = new TreeSet<>();
        try (ZipFile jar = new ZipFile(sources.toFile())) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().endsWith(".java")) {
                    try (BufferedReader lines =
                            new BufferedReader(
                                    new InputStreamReader(
                                            jar.getInputStream(entry), StandardCharsets.UTF_8))) {
                        String first = lines.readLine();
                        if (first.startsWith(mark)) {
                            found.add(first.substring(mark.length()));
                        }
                    }
                }
            }
        }
        return found;
    }

    /** The bundle, and the jars that are made for it alone. */
    @Test
    void timesAreThoseOfNoMachine() throws IOException {
        List<Path> archives = new ArrayList<>(List.of(BUNDLE));
        libraries.stream()
                .filter(library -> !library.isPom())
                .forEach(library -> {
                    archives.add(library.file("-sources.jar"));
                    archives.add(library.file("-javadoc.jar"));
                });
        for (Path archive : archives) {
            try (ZipFile zip = new ZipFile(archive.toFile())) {
                for (ZipEntry entry : Collections.list(zip.entries())) {
                    assertEquals(
                            LocalDateTime.of(2026, 1, 1, 0, 0),
                            entry.getTimeLocal(),
                            archive + ": " + entry.getName());
                }
            }
        }
    }
}
