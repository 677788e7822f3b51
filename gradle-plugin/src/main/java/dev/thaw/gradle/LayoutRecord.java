// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.Commands;
import java.io.File;
import java.io.IOException;
import org.gradle.api.tasks.OutputFile;

/**
 * Builds an image that records what its start touches, with {@code .instrumented} behind its name:
 * run it once as it starts in production, then build with {@code thawLayoutBuild}.
 */
public class LayoutRecord extends ImageTask {
    /** Gradle makes it. */
    public LayoutRecord() {}

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

    @Override
    void run(Commands commands) throws IOException, InterruptedException {
        commands.layout(step().recording());
        getLogger()
                .lifecycle(
                        "run %s once; then: gradle thawLayoutBuild".formatted(getInstrumented()));
    }
}
