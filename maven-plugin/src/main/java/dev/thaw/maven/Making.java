// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

/** Makes an output, if it has to be made. */
interface Making {
    void run()
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException;
}
