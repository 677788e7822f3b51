// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.Configuration;
import org.gradle.api.attributes.Usage;

/**
 * The plugin {@code dev.thaw}: an extension, tasks, and a configuration that has Thaw's commands.
 *
 * <p>It calls only what Gradle has had since 4.4: so no task is registered lazily, and properties
 * are of {@link java.io.File}.
 */
public class ThawPlugin implements Plugin<Project> {
    /** As the Maven plugin depends on them. */
    static final List<String> TOOLS =
            List.of(
                    "thaw-toolchain",
                    "thaw-layout-tool",
                    "thaw-function-tool",
                    "thaw-doss-native-image",
                    "thaw-layout-native-image");

    /** Gradle makes it. */
    public ThawPlugin() {}

    @Override
    public void apply(Project project) {
        ThawExtension thaw = project.getExtensions().create("thaw", ThawExtension.class, project);
        new ThawTasks(project, thaw, tools(project)).create();
    }

    /** From the repositories of the build, as all that it depends on. */
    private static Configuration tools(Project project) {
        String version = version();
        Configuration tools = project.getConfigurations().create("thaw");
        tools.setDescription("Thaw's commands, which its tasks run.");
        tools.setCanBeConsumed(false);
        tools.getAttributes()
                .attribute(
                        Usage.USAGE_ATTRIBUTE,
                        project.getObjects().named(Usage.class, Usage.JAVA_RUNTIME));
        tools.defaultDependencies(dependencies ->
                TOOLS.forEach(name ->
                        dependencies.add(
                                project.getDependencies()
                                        .create("dev.thaw:" + name + ":" + version))));
        return tools;
    }

    /** That of this plugin. */
    static String version() {
        try (InputStream in = ThawPlugin.class.getResourceAsStream("version.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
