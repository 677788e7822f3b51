// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.gradle.OfflineGradle;
import dev.thaw.maven.OfflineMaven;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** Others' projects, which have the bundle for a repository and nothing else of ours. */
final class OthersIT {
    private static final String VERSION = System.getProperty("thaw.version");
    private static final Path BUNDLE =
            Path.of(System.getProperty("thaw.dist"), "thaw-" + VERSION + "-maven.zip");

    @TempDir static Path directory;
    private Repository repository;

    @Test
    void dependOnEachLibraryAndRunThePlugin() throws Exception {
        repository = Repository.unpack(BUNDLE, VERSION, directory.resolve("repository"));
        List<Library> jars =
                repository.libraries().stream()
                        .filter(each -> each.text("packaging").isEmpty())
                        .toList();
        List<Library> plain = jars.stream().filter(each -> imports(each).isEmpty()).toList();
        String output = compile(plain, "");
        assertTrue(output.contains("thaw:layout-record"), output);
        for (Library library : jars) {
            if (!plain.contains(library)) {
                compile(List.of(library), imports(library));
            }
        }
    }

    @Test
    void findTheGradlePluginByItsIdAndItsCommands() throws Exception {
        Optional<String> trouble = OfflineGradle.trouble();
        assumeTrue(trouble.isEmpty(), trouble::orElseThrow);
        Path repository = directory.resolve("for-gradle");
        Repository.unpack(BUNDLE, VERSION, repository);
        OfflineGradle gradle =
                new OfflineGradle(
                        Path.of(System.getProperty("maven.cache")),
                        repository,
                        Path.of("target/gradle"));
        Path project = Files.createDirectories(directory.resolve("sample"));
        for (String script : List.of("settings.gradle", "build.gradle")) {
            Files.copy(Path.of("../gradle-plugin/src/it/sample", script), project.resolve(script));
        }
        OfflineGradle.Result result =
                gradle.run(project, "dependencies", "--configuration", "thaw", "tasks");
        assertEquals(0, result.status(), result.output());
        assertTrue(result.output().contains("dev.thaw:thaw-toolchain:" + VERSION), result.output());
        assertTrue(result.output().contains("thawLayoutRecord - Builds"), result.output());
        assertFalse(result.output().contains("FAILED"), result.output());
    }

    /** Frameworks' versions, which projects that use them import as the library does. */
    private String imports(Library library) {
        StringBuilder imports = new StringBuilder();
        for (Element each : library.all("dependencyManagement/dependencies/dependency")) {
            String property = Library.child(each, "version").replaceAll("[${}]", "");
            imports.append(
                    "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version><type>pom</type><scope>import</scope></dependency>\n"
                            .formatted(
                                    Library.child(each, "groupId"),
                                    Library.child(each, "artifactId"),
                                    repository
                                            .parent()
                                            .text("properties/" + property)
                                            .orElseThrow()));
        }
        return imports.toString();
    }

    /** A project that depends on them, and uses the interface of snapshots. */
    private String compile(List<Library> dependencies, String managed) throws Exception {
        Path source = Path.of("src/it/consumer");
        Path main = Path.of("src/main/java/com/example/Consumer.java");
        Path project = Files.createTempDirectory(directory, "consumer");
        Files.createDirectories(project.resolve(main).getParent());
        Files.copy(source.resolve(main), project.resolve(main));
        String all =
                dependencies.stream()
                        .map(each ->
                                "<dependency><groupId>dev.thaw</groupId><artifactId>%s</artifactId><version>%s</version></dependency>\n"
                                        .formatted(each.name(), each.version()))
                        .collect(Collectors.joining());
        Files.writeString(
                project.resolve("pom.xml"),
                Files.readString(source.resolve("pom.xml"))
                        .replace("<!-- DEPENDENCIES -->\n", all)
                        .replace("<!-- MANAGED -->\n", managed));
        OfflineMaven maven =
                new OfflineMaven(
                        Path.of(System.getProperty("maven.cache")),
                        repository.directory(),
                        Path.of("target/consumer"));
        // Online: without what our build manages, theirs takes versions that ours never fetched.
        OfflineMaven.Result result =
                maven.runOnline(
                        project,
                        List.of("compile", "dev.thaw:thaw-maven-plugin:" + VERSION + ":help"));
        assertEquals(0, result.status(), result.output());
        assertTrue(
                Files.exists(project.resolve("target/classes/com/example/Consumer.class")),
                result.output());
        return result.output();
    }
}
