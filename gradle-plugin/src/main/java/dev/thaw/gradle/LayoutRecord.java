// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.Commands;
import java.io.File;
import java.io.IOException;
import java.util.List;
import org.gradle.api.tasks.OutputFile;

/**
 * Builds an image that records what its start touches, with {@code .instrumented} behind its name:
 * run it once as it starts in production, then build with {@code thawLayoutBuild}.
 */
public class LayoutRecord extends ImageTask {
    /** Gradle makes it. */
    public LayoutRecord() {
        getOutputs().upToDateWhen(task -> ((LayoutRecord) task).libraries().isWhole());
    }

    private LibraryList libraries() {
        return new LibraryList(getInstrumented().toPath());
    }

    /** The image that records. */
    @OutputFile
    public File getInstrumented() {
        return beside(".instrumented");
    }

    /** What the builder knows of it. */
    @OutputFile
    public File getIndex() {
        return beside(".instrumented.index");
    }

    /** Which libraries beside it the image needs. */
    @OutputFile
    public File getLibraries() {
        return libraries().file();
    }

    @Override
    void run(Commands commands) throws IOException, InterruptedException {
        List<String> words = step().recording();
        libraries().build(() -> commands.layout(words));
        getLogger()
                .lifecycle(
                        "run %s once; then: gradle thawLayoutBuild".formatted(getInstrumented()));
    }
}
