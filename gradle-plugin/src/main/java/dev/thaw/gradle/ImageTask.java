// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.ImageStep;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;

/** What tasks have that are about an image of the project. */
public abstract class ImageTask extends ProgramTask {
    private final Property<String> mainClass = getProject().getObjects().property(String.class);
    private final Property<String> imageName = getProject().getObjects().property(String.class);
    private final Property<File> outputDirectory = getProject().getObjects().property(File.class);
    private final Property<Boolean> snapshots = getProject().getObjects().property(Boolean.class);

    /** The class whose main method is run; without it, the one that the jar's manifest names. */
    @Input
    @Optional
    public Property<String> getMainClass() {
        return mainClass;
    }

    /** The name of the image's file. */
    @Internal
    public Property<String> getImageName() {
        return imageName;
    }

    /** Where the image is written, and what belongs to it. */
    @Internal
    public Property<File> getOutputDirectory() {
        return outputDirectory;
    }

    /** Whether the image has object snapshots. */
    @Input
    public Property<Boolean> getSnapshots() {
        return snapshots;
    }

    /** The image, ordered or not. */
    final Path image() {
        return ImageStep.imageIn(outputDirectory.get().toPath(), imageName.get());
    }

    /** A file that belongs to the image, as Thaw's commands name it. */
    final File beside(String suffix) {
        return ImageStep.beside(image(), suffix).toFile();
    }

    final ImageStep step() throws IOException {
        ClassPath classPath = classPath();
        if (snapshots.get()) {
            List<Path> tools = getTools().getFiles().stream().map(File::toPath).toList();
            classPath.addOurs("thaw-doss-api", tools);
            classPath.addOurs("thaw-doss-native-image", tools);
        }
        return new ImageStep(
                classPath.toString(),
                ImageStep.mainClass(mainClass.getOrNull(), classPath.jar()),
                image(),
                words(),
                snapshots.get());
    }
}
