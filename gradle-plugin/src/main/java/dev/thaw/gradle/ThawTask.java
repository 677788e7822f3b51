// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import dev.thaw.build.Commands;
import dev.thaw.build.StepException;
import java.io.File;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;

/** What all tasks have: commands on a JDK 25, and failures that are messages. */
public abstract class ThawTask extends DefaultTask {
    private final Property<File> javaHome = getProject().getObjects().property(File.class);
    private FileCollection tools = getProject().files();

    /** The jars of Thaw's commands. */
    @Classpath
    public FileCollection getTools() {
        return tools;
    }

    /** Sets the jars of Thaw's commands, with all that they need. */
    public void setTools(FileCollection tools) {
        this.tools = tools;
    }

    /** A JDK 25, if the build names one. */
    @Internal
    public Property<File> getJavaHome() {
        return javaHome;
    }

    /** Gradle calls it. */
    @TaskAction
    public void perform() {
        List<Path> jars = tools.getFiles().stream().map(File::toPath).toList();
        Path jdk =
                Jdk25.find(
                        javaHome.getOrNull(),
                        System.getenv("JAVA_HOME"),
                        Path.of(System.getProperty("java.home")));
        try {
            run(new Commands(jdk, jars, getLogger()::lifecycle));
        } catch (StepException e) {
            throw new GradleException(e.getMessage());
        } catch (NoSuchFileException e) {
            throw new GradleException("There is no file " + e.getFile() + ".");
        } catch (IOException e) {
            throw new GradleException("Files cannot be read or written: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GradleException("Interrupted.");
        }
    }

    abstract void run(Commands commands) throws IOException, InterruptedException;
}
