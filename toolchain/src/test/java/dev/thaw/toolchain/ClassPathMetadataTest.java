// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathMetadataTest {
    private static final String PROPERTIES = "META-INF/native-image/g/a/native-image.properties";

    @TempDir Path directory;

    private final ImageBuild build = new ImageBuild();
    private CommandLine commandLine;

    @BeforeEach
    void create() {
        commandLine =
                new CommandLine(
                        new ApiOptions(
                                OptionTable.load(TestHome.get().optionTable()),
                                TestHome.get().builderJars(),
                                _ -> {}),
                        build);
    }

    private void readDirectory(String file, String text) throws IOException {
        Path path = directory.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
        build.classPath.add(directory);
        new ClassPathMetadata(commandLine, build).read();
    }

    private Path readJar(Map<String, String> files) throws IOException {
        Path jar = directory.resolve("some=library.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                entries.putNextEntry(new JarEntry(file.getKey()));
                entries.write(file.getValue().getBytes());
            }
        }
        build.classPath.add(jar);
        new ClassPathMetadata(commandLine, build).read();
        return jar;
    }

    @Test
    void readsProperties() throws IOException {
        readDirectory(
                PROPERTIES,
                """
                Args = --initialize-at-build-time=g.A \\
                       -H:ReflectionConfigurationResources=${.}/more.json -R:X=1
                JavaArgs = --add-exports a/b=ALL-UNNAMED -Dtext="two words"
                ImageName = the-name
                """);
        String origin = Origin.file(directory.resolve(PROPERTIES)).tag();
        assertEquals(
                List.of(
                        "-H:ClassInitialization@" + origin + "+api=g.A:build_time",
                        "-H:ReflectionConfigurationResources@"
                                + origin
                                + "=META-INF/native-image/g/a/more.json",
                        "-R:X=1"),
                build.metadataOptions);
        assertEquals(
                List.of("--add-exports", "a/b=ALL-UNNAMED", "-Dtext=two words"),
                build.metadataJvmArguments);
        assertEquals(Optional.of("the-name"), build.metadataImageName);
        assertEquals(List.of(), build.userOptions);
    }

    @Test
    void tellsTheBuilderAboutConfigurationInJars() throws IOException {
        readJar(
                Map.of(
                        "META-INF/native-image/reachability-metadata.json", "{}",
                        "META-INF/native-image/x/y/reflect-config.json", "[]",
                        "META-INF/native-image/x/y/other.json", "[]",
                        "reflect-config.json", "[]"));
        assertEquals(2, build.metadataOptions.size(), build.metadataOptions.toString());
        assertTrue(
                build.metadataOptions.contains(
                        "-H:ReflectionConfigurationResources@jar:file://"
                                + directory
                                + "/some%3Dlibrary.jar!/META-INF/native-image/x/y/reflect-config.json+api="
                                + "META-INF/native-image/x/y/reflect-config.json"),
                build.metadataOptions.toString());
    }

    @Test
    void comesBeforeTheUsersOptions() throws IOException {
        commandLine.read(List.of("-O1"), Origin.USER);
        readDirectory(PROPERTIES, "Args = -O3");
        assertEquals(Optional.of("1"), build.value("Optimize"));
    }

    @Test
    void replacesPlaceholders() throws IOException {
        commandLine.read(List.of("-Vlevel=3"), Origin.USER);
        readDirectory(PROPERTIES, "Args = -O${level}");
        assertEquals(Optional.of("3"), build.value("Optimize"));
    }

    @Test
    void excludesConfiguration() throws IOException {
        commandLine.read(
                List.of("--exclude-config", "library\\.jar", "native-image\\.properties"),
                Origin.USER);
        readJar(Map.of(PROPERTIES, "Args = -O3", "META-INF/native-image/jni-config.json", "[]"));
        assertEquals(Optional.empty(), build.value("Optimize"));
        assertEquals(1, build.metadataOptions.size());
    }

    @Test
    void forcesAJarOnTheModulePath() throws IOException {
        Path jar = readJar(Map.of(PROPERTIES, "ForceOnModulePath = some.module"));
        assertEquals(Set.of(), build.classPath);
        assertEquals(Set.of(jar), build.modulePath);
        assertEquals(Set.of("some.module"), build.addedModules);
    }

    @Test
    void saysWhereABadOptionIs() {
        assertRefused("Args = --nonsense", "--nonsense");
        assertRefused("Args = Main", "Main");
        assertRefused("Args = ${unknown}", "-Vunknown");
        assertRefused("Requires = language:js", "language:js");
        assertRefused("Args = \"open", "quote");
        assertRefused("Args = \\u00", "properties");
    }

    private void assertRefused(String text, String message) {
        var e = assertThrows(ToolchainException.class, () -> readDirectory(PROPERTIES, text));
        assertTrue(e.getMessage().contains(message), e.getMessage());
        assertTrue(e.getMessage().contains("native-image.properties"), e.getMessage());
    }

    @Test
    void saysWhichJarIsBroken() throws IOException {
        Path jar = Files.writeString(directory.resolve("broken.jar"), "no jar");
        build.classPath.add(jar);
        var e =
                assertThrows(
                        ToolchainException.class,
                        () -> new ClassPathMetadata(commandLine, build).read());
        assertTrue(e.getMessage().contains(jar.toString()), e.getMessage());
    }
}
