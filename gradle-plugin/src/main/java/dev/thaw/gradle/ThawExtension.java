// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.InvalidUserDataException;
import org.gradle.api.Project;
import org.gradle.api.file.Directory;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;

/**
 * What a build says in {@code thaw { }}. A property {@code thaw.NAME} of the project, as {@code
 * -Pthaw.NAME=VALUE}, is taken for what the build does not set.
 */
public class ThawExtension {
    private final Property<File> javaHome;
    private final Property<String> mainClass;
    private final Property<String> imageName;
    private final Property<File> outputDirectory;
    private final ListProperty<String> arguments;
    private final Property<Boolean> snapshots;
    private final Property<File> profile;
    private final Property<File> prefetch;
    private final Property<String> order;
    private final Property<File> trace;
    private final Property<String> function;
    private final Property<File> functionFile;
    private final Property<String> signature;
    private final Property<String> state;

    /**
     * With defaults of this project; Gradle makes it.
     *
     * @param project the build's
     */
    public ThawExtension(Project project) {
        javaHome = file(project, "javaHome");
        mainClass = text(project, "mainClass");
        imageName = text(project, "imageName");
        outputDirectory = file(project, "outputDirectory");
        arguments = project.getObjects().listProperty(String.class);
        snapshots = project.getObjects().property(Boolean.class);
        profile = file(project, "profile");
        prefetch = file(project, "prefetch");
        order = text(project, "order");
        trace = file(project, "trace");
        function = text(project, "function");
        functionFile = file(project, "functionFile");
        signature = text(project, "signature");
        state = text(project, "state");

        arguments.set(project.provider(() -> words(given(project, "arguments"))));
        snapshots.set(project.provider(() -> flag(given(project, "snapshots"))));
        if (given(project, "imageName") == null) {
            imageName.set(project.provider(project::getName));
        }
        if (given(project, "outputDirectory") == null) {
            outputDirectory.set(
                    project.getLayout().getBuildDirectory().dir("thaw").map(Directory::getAsFile));
        }
        if (given(project, "functionFile") == null) {
            functionFile.set(
                    project.provider(
                            () -> new File(outputDirectory.get(), project.getName() + ".fn")));
        }
    }

    private static String given(Project project, String name) {
        Object value = project.findProperty("thaw." + name);
        return value == null ? null : value.toString();
    }

    private static Property<String> text(Project project, String name) {
        Property<String> property = project.getObjects().property(String.class);
        String value = given(project, name);
        if (value != null) {
            property.set(value);
        }
        return property;
    }

    private static Property<File> file(Project project, String name) {
        Property<File> property = project.getObjects().property(File.class);
        String value = given(project, name);
        if (value != null) {
            property.set(project.file(value));
        }
        return property;
    }

    private static List<String> words(String value) {
        return value == null || value.isBlank()
                ? new ArrayList<>()
                : new ArrayList<>(List.of(value.split(",")));
    }

    private static boolean flag(String value) {
        if (value == null || value.equals("false")) {
            return false;
        }
        if (value.isEmpty() || value.equals("true")) {
            return true;
        }
        throw new InvalidUserDataException(
                "thaw.snapshots is '%s': it may be true or false.".formatted(value));
    }

    /**
     * A JDK 25, on which Thaw's commands run; without it {@code JAVA_HOME}, if that is one, else
     * that of Gradle.
     */
    public Property<File> getJavaHome() {
        return javaHome;
    }

    /** The class whose main method is run; without it, the one that the jar's manifest names. */
    public Property<String> getMainClass() {
        return mainClass;
    }

    /** The name of the image's file. */
    public Property<String> getImageName() {
        return imageName;
    }

    /** Where the image is written, and what belongs to it. */
    public Property<File> getOutputDirectory() {
        return outputDirectory;
    }

    /** Options for {@code native-image}. */
    public ListProperty<String> getArguments() {
        return arguments;
    }

    /** Whether the image has object snapshots. */
    public Property<Boolean> getSnapshots() {
        return snapshots;
    }

    /** The list of pages that an ordered image asks the kernel for before main. */
    public Property<File> getPrefetch() {
        return prefetch;
    }

    /** The layout profile. */
    public Property<File> getProfile() {
        return profile;
    }

    /** What is ordered and by what, as {@code thaw layout build --order} has it. */
    public Property<String> getOrder() {
        return order;
    }

    /** What the instrumented image has recorded. */
    public Property<File> getTrace() {
        return trace;
    }

    /** A class, or class and static method: {@code com.example.Hello::greet}. */
    public Property<String> getFunction() {
        return function;
    }

    /** The function file. */
    public Property<File> getFunctionFile() {
        return functionFile;
    }

    /** How the function is written, where its class could be several. */
    public Property<String> getSignature() {
        return signature;
    }

    /** Room for a state, as 64m. */
    public Property<String> getState() {
        return state;
    }
}
