// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.nio.file.Path;
import org.gradle.api.Project;
import org.gradle.testfixtures.ProjectBuilder;

/** A Java project named app, in the Gradle that the plugin is compiled against. */
final class TestProject {
    final Project project;

    TestProject(Path directory) {
        project =
                ProjectBuilder.builder()
                        .withName("app")
                        .withProjectDir(directory.toFile())
                        .withGradleUserHomeDir(directory.resolve("home").toFile())
                        .build();
    }

    TestProject apply() {
        project.getPluginManager().apply("java");
        project.getPluginManager().apply("dev.thaw");
        return this;
    }

    ThawExtension thaw() {
        return project.getExtensions().getByType(ThawExtension.class);
    }

    <T extends ThawTask> T task(String name, Class<T> type) {
        return type.cast(project.getTasks().getByName(name));
    }

    /** A task for which nothing is resolved. */
    <T extends ThawTask> T alone(String name, Class<T> type) {
        T task = task(name, type);
        task.setTools(project.files());
        return task;
    }
}
