// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Fails if the layout profile is not one of this program, or if the image was not built in its
 * order of what the project is now. It builds nothing.
 */
@Mojo(
        name = "layout-check",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class LayoutCheckMojo extends LayoutMojo {
    /** Maven makes it. */
    public LayoutCheckMojo() {}

    @Override
    void run(Tools tools)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        Path file = profile();
        ClassPath classPath = classPath(tools);
        Inputs inputs = inputs(tools, classPath, ordering());
        tools.commands().checkProfile(file, mainClass(classPath));
        Optional<String> reason = inputs.reasonToMake(image());
        if (reason.isPresent()) {
            throw new MojoFailureException(
                    "%s is not the image that thaw:layout-build would build now, since %s: build it again."
                            .formatted(image(), reason.get()));
        }
        getLog().info("%s has the order of %s".formatted(image(), file));
    }
}
