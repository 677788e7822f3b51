// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import dev.thaw.build.FunctionStep;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Compiles a function of the project to a file that <code>thaw visor</code> serves, unless it is
 * there and what it is made of has not changed.
 */
@Mojo(
        name = "function",
        defaultPhase = LifecyclePhase.PACKAGE,
        requiresDependencyResolution = ResolutionScope.RUNTIME,
        threadSafe = true)
public final class FunctionMojo extends ThawMojo {
    /** The class of the function, or class and static method: com.example.Hello::greet. */
    @Parameter(property = "thaw.function")
    private String function;

    /** The function file. */
    @Parameter(
            property = "thaw.functionFile",
            defaultValue = "${project.build.directory}/${project.artifactId}.fn",
            required = true)
    private File functionFile;

    /**
     * How the function is written, where its class could be several: a name of <code>
     * thaw function build --help</code>.
     */
    @Parameter(property = "thaw.signature")
    private String signature;

    /**
     * Room for a state, as 64m: what the constructor makes is made once, and isolates begin with
     * it.
     */
    @Parameter(property = "thaw.state")
    private String state;

    /** Options for <code>native-image</code>; on Maven's command line with commas between them. */
    @Parameter(property = "thaw.arguments")
    private List<String> arguments;

    /** Maven makes it. */
    public FunctionMojo() {}

    @Override
    boolean needsJar() {
        return true;
    }

    @Override
    void run(Tools tools)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        Path file = functionFile.toPath().toAbsolutePath();
        List<String> given = arguments == null ? List.of() : arguments;
        ClassPath classPath = ClassPath.of(project());
        FunctionStep step =
                new FunctionStep(classPath.toString(), function, file, signature, state, given);
        Inputs inputs = tools.inputs();
        // The class path is not, but what is in it: a checkout may have moved.
        inputs.add("thaw.function", function);
        inputs.add("thaw.signature", String.valueOf(signature));
        inputs.add("thaw.state", String.valueOf(state));
        inputs.add("thaw.arguments", String.valueOf(arguments));
        classPath.addTo(inputs);
        inputs.makeIfNeeded(file, getLog(), () -> tools.commands().function(step.words()));
    }
}
