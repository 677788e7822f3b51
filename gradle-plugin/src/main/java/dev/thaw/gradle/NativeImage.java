// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.Commands;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;

/**
 * Builds an image of the project by Thaw's own toolchain, in the order of a profile if it has one.
 */
public class NativeImage extends ImageTask {
    private final Property<String> order = getProject().getObjects().property(String.class);
    private final Property<File> prefetch = getProject().getObjects().property(File.class);
    private FileCollection profile = getProject().files();

    /** Gradle makes it. */
    public NativeImage() {
        getOutputs().upToDateWhen(task -> ((NativeImage) task).libraries().isWhole());
    }

    private LibraryList libraries() {
        return new LibraryList(image());
    }

    /** The layout profile; without one, the order is that of the builder. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public FileCollection getProfile() {
        return profile;
    }

    /** Sets the layout profile: one file, or none. */
    public void setProfile(FileCollection profile) {
        this.profile = profile;
    }

    /** What is ordered and by what, as {@code thaw layout build --order} has it. */
    @Input
    @Optional
    public Property<String> getOrder() {
        return order;
    }

    /** The list of pages that the image asks for before main, if the build names it. */
    @Internal
    public Property<File> getPrefetch() {
        return prefetch;
    }

    /** That list; else the one that {@code thaw layout prefetch} has left beside the image. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public List<File> getPages() {
        return List.of(prefetch.isPresent() ? prefetch.get() : beside(".prefetch"));
    }

    /** The image. */
    @OutputFile
    public File getImage() {
        return image().toFile();
    }

    /** By which profile the image was ordered; without a profile, none is written. */
    @OutputFile
    public File getOrderNote() {
        return new OrderNote(image()).file();
    }

    /** Which libraries beside it the image needs. */
    @OutputFile
    public File getLibraries() {
        return libraries().file();
    }

    @Override
    void run(Commands commands) throws IOException, InterruptedException {
        if (profile.isEmpty()) {
            if (prefetch.isPresent()) {
                throw new InvalidUserDataException(
                        "thaw.prefetch names %s, and there is no layout profile: set thaw.profile, too, or build with thawLayoutBuild."
                                .formatted(prefetch.get()));
            }
            new OrderNote(image()).forget();
            List<String> words = step().words();
            libraries().build(() -> commands.nativeImage(words));
            return;
        }
        Path file = profile.getSingleFile().toPath();
        if (!file.toFile().isFile()) {
            throw new InvalidUserDataException(
                    "There is no layout profile %s: build with thawLayoutRecord, run %s once, and build with thawLayoutBuild."
                            .formatted(file, beside(".instrumented")));
        }
        Path pages = prefetch.isPresent() ? prefetch.get().toPath() : null;
        if (pages != null && !prefetch.get().isFile()) {
            throw new InvalidUserDataException(
                    "There is no list of pages %s: 'thaw layout prefetch' makes one of an ordered image; without thaw.prefetch, the image asks for what the profile names."
                            .formatted(pages));
        }
        OrderNote note = new OrderNote(image());
        note.forget();
        List<String> words = step().ordered(file, order.getOrNull(), pages);
        libraries().build(() -> commands.layout(words));
        note.write(file);
    }
}
