// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.tasks.Classpath;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFiles;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;

/** What tasks have that compile the project. */
public abstract class ProgramTask extends ThawTask {
    private final ListProperty<String> arguments =
            getProject().getObjects().listProperty(String.class);
    private FileCollection classPath = getProject().files();
    private FileCollection home = getProject().files();
    private final String projectName = getProject().getName();

    /** The project's jar, and behind it all that it needs when it runs. */
    @Classpath
    public FileCollection getClassPath() {
        return classPath;
    }

    /** Sets the project's jar, and behind it all that it needs when it runs. */
    public void setClassPath(FileCollection classPath) {
        this.classPath = classPath;
    }

    /** The file that has the path of the toolchain's home. */
    @InputFiles
    @PathSensitive(PathSensitivity.NONE)
    public FileCollection getHome() {
        return home;
    }

    /** Sets the file that has the path of the toolchain's home. */
    public void setHome(FileCollection home) {
        this.home = home;
    }

    /** Options for {@code native-image}. */
    @Input
    public ListProperty<String> getArguments() {
        return arguments;
    }

    /** Options that {@code native-image} takes from the environment. */
    @Input
    public String getNativeImageOptions() {
        String options = System.getenv("NATIVE_IMAGE_OPTIONS");
        return options == null ? "" : options;
    }

    /** The arguments as strings, whatever a build script's language makes of them. */
    final List<String> words() {
        return new ArrayList<Object>(arguments.get()).stream().map(Object::toString).toList();
    }

    final ClassPath classPath() {
        Iterator<File> all = classPath.getFiles().iterator();
        // the project's own comes first: no other is taken for it
        if (!all.hasNext() || !all.next().exists()) {
            throw new InvalidUserDataException(
                    "There is no jar of %s: apply a plugin that builds one, such as 'java', or set the task's classPath."
                            .formatted(projectName));
        }
        List<Path> entries =
                classPath.getFiles().stream().filter(File::exists).map(File::toPath).toList();
        return new ClassPath(projectName, entries);
    }
}
