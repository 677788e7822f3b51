// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;

/**
 * Thaw's commands, which come with this plugin as its dependencies. Each runs in a JVM of its own,
 * that of Maven's JDK: the toolchain finds the image builder on its class path.
 */
final class Tools {
    static final String GROUP = "dev.thaw";

    private static final String TOOLCHAIN = "dev.thaw.toolchain.NativeImage";
    private static final String LAYOUT = "dev.thaw.layout.tool.LayoutTool";
    private static final String FUNCTION = "dev.thaw.function.tool.FunctionTool";

    private final List<Artifact> artifacts;
    private final Log log;
    private Path home;

    Tools(List<Artifact> artifacts, Log log) {
        this.artifacts = artifacts;
        this.log = log;
    }

    /** One of our jars, at the version of this plugin. */
    Artifact artifact(String artifactId) throws MojoExecutionException {
        return artifacts.stream()
                .filter(each -> each.getGroupId().equals(GROUP))
                .filter(each -> each.getArtifactId().equals(artifactId))
                .findFirst()
                .orElseThrow(() ->
                        new MojoExecutionException(
                                "The dependency %s:%s of the plugin is excluded: remove the exclusion."
                                        .formatted(GROUP, artifactId)));
    }

    /** The home of the toolchain, which is made in the cache if it is not there. */
    Path home() throws IOException, InterruptedException, MojoExecutionException {
        if (home == null) {
            Program.Ended ended =
                    Program.run(
                            javaCommand(TOOLCHAIN, List.of("--thaw-home")), Map.of(), _ -> {}, log);
            if (ended.status() != 0 || ended.output().isEmpty()) {
                throw new MojoExecutionException(
                        "The toolchain cannot be made: "
                                + (ended.failure().isEmpty()
                                        ? "exit code " + ended.status() + ", see above."
                                        : ended.failure()));
            }
            home = Path.of(ended.output().getLast());
        }
        return home;
    }

    /** What all that these tools make depends on. */
    Inputs inputs() throws IOException, InterruptedException, MojoExecutionException {
        Inputs inputs = new Inputs();
        // Its name has a hash of all that it is made of.
        inputs.add("the toolchain", home().getFileName().toString());
        String options = System.getenv("NATIVE_IMAGE_OPTIONS");
        inputs.add("NATIVE_IMAGE_OPTIONS", options == null ? "" : options);
        return inputs;
    }

    void nativeImage(List<String> arguments)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        List<String> command = new ArrayList<>();
        command.add(home().resolve("bin/native-image").toString());
        command.addAll(arguments);
        require("native-image", Program.run(command, Map.of(), log::info, log));
    }

    void layout(List<String> arguments)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        require("thaw layout " + arguments.getFirst(), runAtHome(LAYOUT, arguments));
    }

    void function(List<String> arguments)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        require("thaw function " + arguments.getFirst(), runAtHome(FUNCTION, arguments));
    }

    private Program.Ended runAtHome(String mainClass, List<String> arguments)
            throws IOException, InterruptedException, MojoExecutionException {
        Map<String, String> environment = Map.of("GRAALVM_HOME", home().toString());
        return Program.run(javaCommand(mainClass, arguments), environment, log::info, log);
    }

    private List<String> javaCommand(String mainClass, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:TieredStopAtLevel=1");
        command.add("-cp");
        command.add(
                artifacts.stream()
                        .map(each -> each.getFile().toString())
                        .collect(Collectors.joining(File.pathSeparator)));
        command.add(mainClass);
        command.addAll(arguments);
        return command;
    }

    private static void require(String command, Program.Ended ended) throws MojoFailureException {
        if (ended.status() != 0) {
            String reason = ended.failure().isEmpty() ? "see above" : ended.failure();
            throw new MojoFailureException(
                    "%s failed with exit code %d: %s".formatted(command, ended.status(), reason));
        }
    }
}
