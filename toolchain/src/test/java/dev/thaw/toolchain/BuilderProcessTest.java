// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuilderProcessTest {
    @TempDir Path directory;

    private final ImageBuild build = new ImageBuild();
    private final BuilderProcess process =
            new BuilderProcess(new GraalVMHome(Path.of("/home of", "graal")), build);

    private List<String> builderArguments() {
        return process.builderArguments(
                new ImageTarget(Optional.of("pack.Main"), directory, "name"));
    }

    @Test
    void passesOnFewVariables() throws IOException {
        build.environment.put("GIVEN", Optional.of("value"));
        build.environment.put("SURELY_NOT_SET_ANYWHERE", Optional.empty());
        Map<String, String> environment = process.prepare(List.of(), directory).environment();
        assertEquals("value", environment.get("GIVEN"));
        assertEquals(System.getenv("PATH"), environment.get("PATH"));
        for (String name : environment.keySet()) {
            assertTrue(
                    BuilderProcess.INHERITED.contains(name)
                            || name.startsWith("LC_")
                            || Set.of("GIVEN", "JVMCI_VERSION_CHECK").contains(name),
                    name);
        }
    }

    @Test
    void handsItsArgumentsOverInFiles() throws IOException {
        build.userJvmArguments.add("-Dkey=two words");
        ProcessBuilder builder = process.prepare(List.of("-H:A=1", "-H:B=2 3"), directory);
        List<String> jvm = ArgumentFile.read(directory.resolve("jvm.args"));
        assertEquals("-Dkey=two words", jvm.getLast());
        assertEquals(
                List.of("-H:A=1", "-H:B=2 3"),
                Arrays.asList(Files.readString(directory.resolve("builder.args")).split("\0")));
        assertTrue(
                builder.command()
                        .contains("--image-args-file=" + directory.resolve("builder.args")));
    }

    @Test
    void theUserMayChooseTheCollectorOfTheBuilder() {
        assertTrue(process.jvmArguments().contains("-XX:+UseParallelGC"));
        build.userJvmArguments.add("-XX:+UseSerialGC");
        assertFalse(process.jvmArguments().contains("-XX:+UseParallelGC"));
    }

    @Test
    void resolvesOnlyModulesOfTheJdkInTheBuildersOwnLayer() {
        build.addedModules.addAll(List.of("jdk.jlink", "my.app"));
        List<String> arguments = process.jvmArguments();
        assertTrue(arguments.contains("--add-modules=ALL-DEFAULT,jdk.jlink"), arguments.toString());
        assertTrue(
                arguments.contains("-Dsvm.modulesupport.addedModules=jdk.jlink,my.app"),
                arguments.toString());
    }

    @Test
    void whatTheDriverSettlesComesLast() {
        build.metadataOptions.add("-H:Optimize@file:/x+api=3");
        build.userOptions.addAll(List.of("-H:Name@user+api=dir/name", "-H:Color@user+api=auto"));
        List<String> arguments = builderArguments();
        assertTrue(
                arguments.indexOf("-H:Optimize@file:/x+api=3")
                        < arguments.indexOf("-H:Name@user+api=dir/name"));
        assertEquals(
                List.of(
                        "-H:Class@driver=pack.Main",
                        "-H:Path@driver=" + directory,
                        "-H:Name@driver=name"),
                arguments.subList(arguments.size() - 3, arguments.size()));
        assertFalse(arguments.contains("-H:Color@user+api=auto"), "the builder does not know auto");
        assertEquals(1, arguments.stream().filter(a -> a.startsWith("-H:Color@driver=")).count());
    }

    @Test
    void respectsAChosenColor() {
        build.userOptions.add("-H:Color@user+api=always");
        assertTrue(builderArguments().contains("-H:Color@user+api=always"));
        assertTrue(builderArguments().stream().noneMatch(a -> a.startsWith("-H:Color@driver=")));
    }

    @Test
    void joinsThePaths() {
        build.classPath.addAll(List.of(Path.of("/a"), Path.of("/b")));
        List<String> arguments = builderArguments();
        assertEquals("/a:/b", arguments.get(arguments.indexOf("-imagecp") + 1));
        assertFalse(arguments.contains("-imagemp"));
    }
}
