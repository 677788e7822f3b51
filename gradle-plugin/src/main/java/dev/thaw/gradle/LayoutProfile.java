// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.Commands;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;

/**
 * Makes a profile of what the instrumented image has recorded, if that is newer: a profile may have
 * come from elsewhere since.
 */
public class LayoutProfile extends ThawTask {
    private final Property<File> profile = getProject().getObjects().property(File.class);
    private final Property<File> trace = getProject().getObjects().property(File.class);
    private FileCollection places = getProject().files();
    private FileCollection index = getProject().files();

    /** Gradle makes it. */
    public LayoutProfile() {
        onlyIf(task -> ((LayoutProfile) task).wanted());
    }

    /** What was recorded, if the build names it. */
    @Internal
    public Property<File> getTrace() {
        return trace;
    }

    /** Where a trace is looked for that the build does not name. */
    @Internal
    public FileCollection getPlaces() {
        return places;
    }

    /** Sets where a trace is looked for that the build does not name. */
    public void setPlaces(FileCollection places) {
        this.places = places;
    }

    /** What was recorded last; empty if nothing was. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public List<File> getRecorded() {
        if (trace.isPresent()) {
            return List.of(trace.get());
        }
        return places.getFiles().stream()
                .filter(File::isFile)
                .max(Comparator.comparingLong(File::lastModified))
                .map(List::of)
                .orElse(List.of());
    }

    /** What the builder knows of the instrumented image. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public FileCollection getIndex() {
        return index;
    }

    /** Sets what the builder knows of the instrumented image. */
    public void setIndex(FileCollection index) {
        this.index = index;
    }

    /** The profile as a place. */
    @Internal
    public Property<File> getPlace() {
        return profile;
    }

    /** The profile. */
    @OutputFile
    public File getProfile() {
        return profile.get();
    }

    private boolean wanted() {
        if (trace.isPresent()) {
            return true;
        }
        List<File> recorded = getRecorded();
        return !recorded.isEmpty()
                && (!getProfile().exists()
                        || recorded.get(0).lastModified() > getProfile().lastModified());
    }

    @Override
    void run(Commands commands) throws IOException, InterruptedException {
        File recorded = getRecorded().get(0);
        File built = index.getSingleFile();
        if (!recorded.isFile()) {
            throw new InvalidUserDataException(
                    "There is no trace %s: run the image that thawLayoutRecord builds, and set thaw.trace to what it has written."
                            .formatted(recorded));
        }
        if (!built.isFile()) {
            throw new InvalidUserDataException(
                    "There is no %s, by which %s is read: build with thawLayoutRecord, and run that image."
                            .formatted(built, recorded));
        }
        Path to = getProfile().toPath();
        Files.createDirectories(to.getParent());
        commands.layout(List.of("profile", recorded.toString(), built.toString(), to.toString()));
    }
}
