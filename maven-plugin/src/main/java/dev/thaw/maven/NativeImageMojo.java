// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import dev.thaw.build.ImageStep;
import java.io.File;
import java.io.IOException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Builds a native image of the project by Thaw's own toolchain, unless it is there and what it is
 * made of has not changed.
 */
@Mojo(
        name = "native-image",
        defaultPhase = LifecyclePhase.PACKAGE,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class NativeImageMojo extends ImageMojo {
    /** The layout profile in whose order the image is built; without it, in that of the builder. */
    @Parameter(property = "thaw.profile")
    private File profile;

    /**
     * The list of pages that an image with a profile asks the kernel for before main, which <code>
     * thaw layout prefetch</code> has written; without it, the file with the image's name and
     * .prefetch beside the image, else what the profile names.
     */
    @Parameter(property = "thaw.prefetch")
    private File prefetch;

    /** Maven makes it. */
    public NativeImageMojo() {}

    @Override
    void run(Tools tools)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        if (profile != null) {
            makeOrdered(tools, new Ordering(profile.toPath(), null, path(prefetch)));
            return;
        }
        if (prefetch != null) {
            throw new MojoFailureException(
                    "thaw.prefetch is set and thaw.profile is not: only an image in the order of a profile asks for pages. Set thaw.profile too.");
        }
        ClassPath classPath = classPath(tools);
        ImageStep step = step(classPath);
        inputs(tools, classPath)
                .makeIfNeeded(image(), getLog(), () -> tools.commands().nativeImage(step.words()));
    }
}
