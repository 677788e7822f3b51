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
import java.util.Optional;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandLineTest {
    @TempDir Path directory;

    private final ImageBuild build = new ImageBuild();

    private void read(String... words) {
        new CommandLine(
                        new ApiOptions(
                                OptionTable.load(TestHome.get().optionTable()),
                                TestHome.get().builderJars(),
                                _ -> {}),
                        build)
                .read(List.of(words), Origin.USER);
    }

    private Path jar(String name, String attribute, String value) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue(attribute, value);
        Path jar = directory.resolve(name);
        try (OutputStream out = Files.newOutputStream(jar)) {
            new JarOutputStream(out, manifest).close();
        }
        return jar;
    }

    @Test
    void sortsWhatItReads() {
        read(
                "-H:+PrintClassInitialization",
                "-H:Foo=a@b=c",
                "-R:MaxHeapSize=1g",
                "-J-Xmx2g",
                "-Dkey=value",
                "-EA",
                "-EB=x=y",
                "-Vplace=holder",
                "--verbose",
                "pack.Main",
                "name");
        assertEquals(
                List.of(
                        "-H:+PrintClassInitialization@user",
                        "-H:Foo@user=a@b=c",
                        "-R:MaxHeapSize=1g"),
                build.userOptions);
        assertEquals(List.of("-Xmx2g", "-Dkey=value"), build.userJvmArguments);
        assertEquals(Optional.empty(), build.environment.get("A"));
        assertEquals(Optional.of("x=y"), build.environment.get("B"));
        assertEquals("holder", build.placeholders.get("place"));
        assertEquals(List.of("pack.Main", "name"), build.positional);
        assertTrue(build.verbose);
    }

    @Test
    void keepsAnOriginThatIsGiven() {
        read("-H:Name@driver=x");
        assertEquals(List.of("-H:Name@driver=x"), build.userOptions);
    }

    @Test
    void readsClassPaths() throws IOException {
        Path second = jar("second.jar", "X", "y");
        Path first = jar("first.jar", "Class-Path", "second.jar missing.jar");
        Path classes = Files.createDirectory(directory.resolve("classes"));
        read("-cp", classes + ":" + first + ":" + directory.resolve("nowhere"));
        assertEquals(List.of(classes, first, second), List.copyOf(build.classPath));
    }

    @Test
    void expandsWildcards() throws IOException {
        Path a = jar("a.jar", "X", "y");
        Path b = jar("b.jar", "X", "y");
        read("--class-path=" + directory + "/*");
        assertEquals(List.of(a, b), List.copyOf(build.classPath));
    }

    @Test
    void readsModuleOptions() {
        read("-p", directory.toString(), "--add-modules", "a,b", "-m", "app/pack.Main");
        assertEquals(Set.of(directory.toAbsolutePath()), build.modulePath);
        assertEquals(Set.of("a", "b"), build.addedModules);
        assertEquals(Optional.of("app/pack.Main"), build.module);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--initialize-at-buildtime=x | --initialize-at-build-time",
                "--nonsense | --help",
                "-Xmx2g | --help",
                "--static | shared",
                "--libc=musl | glibc",
                "--gc=G1 | Oracle GraalVM",
                "--pgo=default.iprof | Oracle GraalVM",
                "--bundle-create=x | not implemented",
                "--macro:truffle | Maven Central",
                "--target=linux-aarch64 | linux-amd64",
                "--force-fallback | not implemented",
                "-cp | needs a class path",
                "--exclude-config | needs a pattern",
                "-H: | lacks the name"
            })
    void refusesByName(String word, String message) {
        var e = assertThrows(ToolchainException.class, () -> read(word));
        assertTrue(e.getMessage().contains(word), e.getMessage());
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "-H:+StaticExecutable",
        "-H:+StaticExecutableWithDynamicLibC",
        "-H:UseLibC=musl",
        "-H:TargetPlatform=linux-aarch64"
    })
    void refusesTheSameAsBuilderOption(String word) {
        read(word);
        assertThrows(ToolchainException.class, () -> Unsupported.check(build));
    }

    @Test
    void acceptsWhatIsTheDefaultAnyway() {
        read("--libc=glibc", "--target=linux-amd64", "--no-fallback", "-H:-StaticExecutable");
        Unsupported.check(build);
    }

    @Test
    void theLastOfRepeatedOptionsCounts() {
        read("-o", "first", "-o", "second", "--shared", "-H:-SharedLibrary");
        assertEquals(Optional.of("second"), build.value("Name"));
        assertEquals(false, build.isOn("SharedLibrary"));
    }
}
