// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import dev.thaw.build.Commands;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;

/** Thaw's commands, which come with this plugin as its dependencies, on Maven's JDK. */
final class Tools {
    static final String GROUP = "dev.thaw";

    private final List<Artifact> artifacts;
    private final Commands commands;

    Tools(List<Artifact> artifacts, Log log) {
        this.artifacts = artifacts;
        commands =
                new Commands(
                        Path.of(System.getProperty("java.home")),
                        artifacts.stream().map(each -> each.getFile().toPath()).toList(),
                        log::info);
    }

    Commands commands() {
        return commands;
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

    /** What all that these tools make depends on. */
    Inputs inputs() throws IOException, InterruptedException {
        Inputs inputs = new Inputs();
        // Its name has a hash of all that it is made of.
        inputs.add("the toolchain", commands.home().getFileName().toString());
        String options = System.getenv("NATIVE_IMAGE_OPTIONS");
        inputs.add("NATIVE_IMAGE_OPTIONS", options == null ? "" : options);
        return inputs;
    }
}
