// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import dev.thaw.build.ImageStep;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Builds an image that records what its start touches, with <code>.instrumented</code> behind its
 * name: run it once as it starts in production, then build with <code>thaw:layout-build</code>.
 */
@Mojo(
        name = "layout-record",
        defaultPhase = LifecyclePhase.PACKAGE,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class LayoutRecordMojo extends ImageMojo {
    /** Maven makes it. */
    public LayoutRecordMojo() {}

    @Override
    void run(Tools tools)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        ClassPath classPath = classPath(tools);
        ImageStep step = step(classPath);
        Path instrumented = beside(".instrumented");
        Inputs inputs = inputs(tools, classPath);
        // of which thaw:layout-build makes the profile
        inputs.alsoMakes(beside(".instrumented.index"));
        inputs.makeIfNeeded(
                instrumented, getLog(), () -> tools.commands().layout(step.recording()));
        getLog().info(
                        "run %s once, in %s or in %s; then: mvn package thaw:layout-build"
                                .formatted(
                                        instrumented,
                                        instrumented.getParent(),
                                        project().getBasedir()));
    }
}
