// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import dev.thaw.build.StepException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** What all goals have: they can be skipped, and failures are messages. */
abstract class ThawMojo extends AbstractMojo {
    /** Whether to do nothing. */
    @Parameter(property = "thaw.skip", defaultValue = "false")
    private boolean skip;

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    private MavenProject project;

    @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
    private List<Artifact> pluginArtifacts;

    @Override
    public final void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("skipped, since thaw.skip is set");
            return;
        }
        if (needsJar() && project.getPackaging().equals("pom")) {
            getLog().info("nothing to do: a project of packaging pom has no classes");
            return;
        }
        try {
            run(new Tools(pluginArtifacts, getLog()));
        } catch (StepException e) {
            throw new MojoFailureException(e.getMessage());
        } catch (NoSuchFileException e) {
            throw new MojoExecutionException("There is no file " + e.getFile() + ".");
        } catch (IOException e) {
            throw new MojoExecutionException("Files cannot be read or written: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new MojoExecutionException("Interrupted.");
        }
    }

    abstract boolean needsJar();

    abstract void run(Tools tools)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException;

    final MavenProject project() {
        return project;
    }
}
