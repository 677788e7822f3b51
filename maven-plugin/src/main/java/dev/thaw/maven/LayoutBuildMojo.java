// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Builds an image in the order of a layout profile. The profile is made of what the instrumented
 * image has recorded, if that is newer.
 */
@Mojo(
        name = "layout-build",
        defaultPhase = LifecyclePhase.PACKAGE,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class LayoutBuildMojo extends LayoutMojo {
    /**
     * What the instrumented image has recorded; without it, the file with the image's name and
     * .instrumented.startup in the directory of the image or in that of the project: the newer one.
     */
    @Parameter(property = "thaw.trace")
    private File trace;

    /** Maven makes it. */
    public LayoutBuildMojo() {}

    @Override
    void run(Tools tools)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        Path profile = profile();
        Optional<Path> recorded = trace();
        if (recorded.isPresent() && (trace != null || isNewer(recorded.get(), profile))) {
            Files.createDirectories(profile.getParent());
            tools.commands()
                    .layout(
                            List.of(
                                    "profile",
                                    recorded.get().toString(),
                                    beside(".instrumented.index").toString(),
                                    profile.toString()));
        }
        makeOrdered(tools, ordering());
    }

    private Optional<Path> trace() throws IOException {
        if (trace != null) {
            return Optional.of(trace.toPath().toAbsolutePath());
        }
        Path file = beside(".instrumented.startup");
        return newer(file, project().getBasedir().toPath().resolve(file.getFileName()));
    }

    /** The image writes to its working directory, and that of the last start is not known. */
    static Optional<Path> newer(Path one, Path other) throws IOException {
        boolean isOther =
                Files.isRegularFile(other) && (!Files.isRegularFile(one) || isNewer(other, one));
        return Optional.of(isOther ? other : one).filter(Files::isRegularFile);
    }

    private static boolean isNewer(Path a, Path b) throws IOException {
        return !Files.exists(b)
                || Files.getLastModifiedTime(a).compareTo(Files.getLastModifiedTime(b)) > 0;
    }
}
