// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.Commands;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputFile;

/**
 * Makes a home with {@code native-image} in the user's cache, if it is not there. A file gets its
 * path, whose name has a hash of all that it is made of. Never up to date: the home may be gone, or
 * the JDK may be another one.
 */
public class Toolchain extends ThawTask {
    private final Property<File> outputDirectory = getProject().getObjects().property(File.class);

    /** Gradle makes it. */
    public Toolchain() {
        getOutputs().upToDateWhen(task -> false);
    }

    /** Where the file is written. */
    @Internal
    public Property<File> getOutputDirectory() {
        return outputDirectory;
    }

    /** The file that has the path of the home. */
    @OutputFile
    public File getHomeFile() {
        return new File(outputDirectory.get(), "toolchain.home");
    }

    @Override
    void run(Commands commands) throws IOException, InterruptedException {
        Path home = commands.home();
        Path file = getHomeFile().toPath();
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.createDirectories(file.getParent());
        Files.writeString(unfinished, home + "\n");
        Files.move(
                unfinished,
                file,
                StandardCopyOption.ATOMIC_MOVE,
                StandardCopyOption.REPLACE_EXISTING);
        getLogger().lifecycle("the toolchain is " + home);
    }
}
