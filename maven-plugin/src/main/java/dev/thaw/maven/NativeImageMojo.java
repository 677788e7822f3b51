// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.File;
import java.io.IOException;
import java.util.List;
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

    /** Maven makes it. */
    public NativeImageMojo() {}

    @Override
    void run(Tools tools)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        if (profile != null) {
            makeOrdered(tools, profile.toPath(), null);
            return;
        }
        ClassPath classPath = classPath(tools);
        List<String> words = words(classPath);
        inputs(tools, classPath).makeIfNeeded(image(), getLog(), () -> tools.nativeImage(words));
    }
}
