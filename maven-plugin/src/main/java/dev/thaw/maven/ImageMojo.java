// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import dev.thaw.build.ImageStep;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
    final Path image() {
        return ImageStep.imageIn(outputDirectory.toPath(), imageName);
    }

    /** A file that belongs to the image, as Thaw's commands name it. */
    final Path beside(String suffix) {
        return ImageStep.beside(image(), suffix);
    }

    static Path path(File file) {
        return file == null ? null : file.toPath().toAbsolutePath();
    }

    final String mainClass(ClassPath classPath) throws IOException, MojoFailureException {
        if (mainClass != null && !mainClass.isBlank()) {
            if (classPath.namesMainClass()) {
                throw new MojoFailureException(
                        "The main class is set to %s, but Quarkus generates that of its programs: leave thaw.mainClass out, and set quarkus.package.main-class if the program has one."
                                .formatted(mainClass));
            }
            return mainClass;
        }
        Optional<String> ofJar = classPath.mainClass();
        return ofJar.orElseThrow(() ->
                new MojoFailureException(
                        "The image has no main class, neither by thaw.mainClass nor in the manifest of %s: set <mainClass> in the plugin's configuration."
                                .formatted(classPath.jar())));
    }

    final ClassPath classPath(Tools tools)
            throws IOException, MojoExecutionException, MojoFailureException {
        ClassPath classPath = ClassPath.ofProgram(project());
        if (snapshots) {
            classPath.addOurs(tools.artifact("thaw-doss-api"));
            classPath.addOurs(tools.artifact("thaw-doss-native-image"));
        }
        return classPath;
    }

    final ImageStep step(ClassPath classPath) throws IOException, MojoFailureException {
        return new ImageStep(
                classPath.words(),
                classPath.namesMainClass() ? null : mainClass(classPath),
                image(),
                arguments(),
                snapshots);
    }

    private List<String> arguments() {
        return arguments == null ? List.of() : arguments;
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
    final Inputs inputs(Tools tools, ClassPath classPath, Ordering ordering)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        if (!Files.isRegularFile(ordering.profile())) {
            throw new MojoFailureException(
                    "There is no layout profile %s: build with thaw:layout-record, run %s once, and build with thaw:layout-build."
                            .formatted(ordering.profile(), beside(".instrumented")));
        }
        if (ordering.prefetch() != null && !Files.isRegularFile(ordering.prefetch())) {
            throw new MojoFailureException(
                    "There is no list of pages %s: 'thaw layout prefetch' makes one of an ordered image; without thaw.prefetch, the image asks for what the profile names."
                            .formatted(ordering.prefetch()));
        }
        Inputs inputs = inputs(tools, classPath);
        withList(ordering).addTo(inputs);
        return inputs;
    }

    /** What {@code thaw layout build} takes: without a list that is named, one beside the image. */
    private Ordering withList(Ordering ordering) {
        Path beside = beside(".prefetch");
        return ordering.prefetch() == null && Files.isRegularFile(beside)
                ? new Ordering(ordering.profile(), ordering.order(), beside)
                : ordering;
    }

    final void makeOrdered(Tools tools, Ordering given)
            throws IOException, InterruptedException, MojoExecutionException, MojoFailureException {
        Ordering ordering = withList(given);
        ClassPath classPath = classPath(tools);
        ImageStep step = step(classPath);
        inputs(tools, classPath, ordering)
                .makeIfNeeded(
                        image(),
                        getLog(),
                        () ->
                                tools.commands()
                                        .layout(
                                                step.ordered(
                                                        ordering.profile(),
                                                        ordering.order(),
                                                        ordering.prefetch())));
    }
}
