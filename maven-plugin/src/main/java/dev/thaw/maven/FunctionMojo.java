// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
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
        if (function == null || function.isBlank()) {
            throw new MojoFailureException(
                    "No function is named: set <function> in the plugin's configuration, or thaw.function, to a class, or to class and static method, as com.example.Hello::greet.");
        }
        Path file = functionFile.toPath().toAbsolutePath();
        ClassPath classPath = ClassPath.of(project());
        List<String> command =
                new ArrayList<>(
                        List.of("build", classPath.toString(), function, "-o", file.toString()));
        add(command, "--signature", signature);
        add(command, "--state", state);
        if (arguments != null && !arguments.isEmpty()) {
            command.add("--");
            command.addAll(arguments);
        }
        Inputs inputs = tools.inputs();
        // The class path is not, but what is in it: a checkout may have moved.
        inputs.add("thaw.function", function);
        inputs.add("thaw.signature", String.valueOf(signature));
        inputs.add("thaw.state", String.valueOf(state));
        inputs.add("thaw.arguments", String.valueOf(arguments));
        classPath.addTo(inputs);
        inputs.makeIfNeeded(file, getLog(), () -> tools.function(command));
    }

    private static void add(List<String> command, String option, String value) {
        if (value != null && !value.isBlank()) {
            command.add(option);
            command.add(value);
        }
    }
}
