// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** What goals have that are about an image of the project. */
abstract class ImageMojo extends ThawMojo {
    /**
     * The class whose main method is run; without it, the one that the manifest of the project's
     * jar names.
     */
    @Parameter(property = "thaw.mainClass")
    private String mainClass;

    /** The name of the image's file. */
    @Parameter(property = "thaw.imageName", defaultValue = "${project.artifactId}")
    private String imageName;

    /** Where the image is written, and what belongs to it. */
    @Parameter(
            property = "thaw.outputDirectory",
            defaultValue = "${project.build.directory}",
            required = true)
    private File outputDirectory;

    /** Options for <code>native-image</code>; on Maven's command line with commas between them. */
    @Parameter(property = "thaw.arguments")
    private List<String> arguments;

    /** Whether the image has object snapshots. */
    @Parameter(property = "thaw.snapshots", defaultValue = "false")
    private boolean snapshots;

    @Override
    final boolean needsJar() {
        return true;
    }

    /** The image, ordered or not. */
    final Path image() throws MojoFailureException {
        if (imageName.isBlank() || imageName.contains("/")) {
            throw new MojoFailureException(
                    "The name of the image, thaw.imageName, is '%s': name a file, and set thaw.outputDirectory for its place."
                            .formatted(imageName));
        }
        return outputDirectory.toPath().toAbsolutePath().resolve(imageName);
    }

    /** A file that belongs to the image, as Thaw's commands name it. */
    final Path beside(String suffix) throws MojoFailureException {
        Path image = image();
        return image.resolveSibling(image.getFileName() + suffix);
    }

    final String mainClass(ClassPath classPath) throws IOException, MojoFailureException {
        if (mainClass != null && !mainClass.isBlank()) {
            return mainClass;
        }
        Optional<String> ofJar = classPath.mainClass();
        return ofJar.orElseThrow(() ->
                new MojoFailureException(
                        "The image has no main class, neither by thaw.mainClass nor in the manifest of %s: set <mainClass> in the plugin's configuration."
                                .formatted(classPath.jar())));
    }

    final ClassPath classPath(Tools tools) throws MojoExecutionException, MojoFailureException {
        ClassPath classPath = ClassPath.of(project());
        if (snapshots) {
            classPath.addOurs(tools.artifact("thaw-doss-api"));
            classPath.addOurs(tools.artifact("thaw-doss-native-image"));
        }
        return classPath;
    }

    /** Options and main class, as one writes them behind native-image. */
    final List<String> words(ClassPath classPath) throws IOException, MojoFailureException {
        List<String> words = new ArrayList<>();
        words.add("-cp");
        words.add(classPath.toString());
        if (snapshots) {
            words.add("-H:+UnlockExperimentalVMOptions");
            words.add("-H:+ObjectSnapshots");
            words.add("-H:-UnlockExperimentalVMOptions");
        }
        words.addAll(arguments());
        words.add("-o");
        words.add(image().toString());
        words.add(mainClass(classPath));
        return words;
    }

    private List<String> arguments() throws MojoFailureException {
        List<String> given = arguments == null ? List.of() : arguments;
        for (String reserved : Set.of("-o", "-cp", "-classpath", "--class-path", "-jar")) {
            if (given.contains(reserved)) {
                throw new MojoFailureException(
                        "The arguments for native-image have %s, which this goal sets itself: set %s instead."
                                .formatted(
                                        reserved,
                                        reserved.equals("-o")
                                                ? "thaw.imageName"
                                                : "the project's dependencies"));
            }
        }
        return given;
    }

    /** All that an image depends on, but for a profile. */
    final Inputs inputs(Tools tools, ClassPath classPath)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        Inputs inputs = tools.inputs();
        inputs.add("thaw.mainClass", mainClass(classPath));
        inputs.add("thaw.arguments", String.join("\n", arguments()));
        inputs.add("thaw.snapshots", String.valueOf(snapshots));
        classPath.addTo(inputs);
        return inputs;
    }

    /** The same, and that an image in the order of a profile depends on. */
    final Inputs inputs(Tools tools, ClassPath classPath, Path profile, String order)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        if (!Files.isRegularFile(profile)) {
            throw new MojoFailureException(
                    "There is no layout profile %s: build with thaw:layout-record, run %s once, and build with thaw:layout-build."
                            .formatted(profile, beside(".instrumented")));
        }
        Inputs inputs = inputs(tools, classPath);
        inputs.addFile(profile);
        inputs.add("thaw.order", order == null ? "" : order);
        return inputs;
    }

    final void makeOrdered(Tools tools, Path profile, String order)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        ClassPath classPath = classPath(tools);
        List<String> command = new ArrayList<>(List.of("build", "--profile", profile.toString()));
        if (order != null) {
            command.add("--order");
            command.add(order);
        }
        command.add("--");
        command.add("native-image");
        command.addAll(words(classPath));
        inputs(tools, classPath, profile, order)
                .makeIfNeeded(image(), getLog(), () -> tools.layout(command));
    }
}
