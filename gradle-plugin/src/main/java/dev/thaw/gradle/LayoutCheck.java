// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.Commands;
import dev.thaw.build.ImageStep;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;

/**
 * Fails if the layout profile is not one of the program, or if the image was not built in its
 * order. It builds nothing; whether the sources are newer is what Gradle finds out when {@code
 * thawLayoutBuild} runs.
 */
public class LayoutCheck extends ImageTask {
    private FileCollection profile = getProject().files();

    /** Gradle makes it. */
    public LayoutCheck() {}

    /** The layout profile. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public FileCollection getProfile() {
        return profile;
    }

    /** Sets the layout profile. */
    public void setProfile(FileCollection profile) {
        this.profile = profile;
    }

    @Override
    void run(Commands commands) throws IOException, InterruptedException {
        String program = ImageStep.mainClass(getMainClass().getOrNull(), classPath().jar());
        Path file = profile.getSingleFile().toPath();
        commands.checkProfile(file, program);
        Optional<String> trouble = new OrderNote(image()).trouble(file);
        if (trouble.isPresent()) {
            throw new GradleException(
                    "%s is not in the order of %s, since %s: build it by thawLayoutBuild."
                            .formatted(image(), file, trouble.get()));
        }
    }
}
