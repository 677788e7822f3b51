// SPDX-License-Identifier: Apache-2.0
package dev.thaw.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/**
 * An image of a program, as it is to be built; gives the words of commands that build it.
 *
 * @param program words that name it: {@code -cp} with a class path, or {@code -jar} with a jar
 * @param mainClass the class whose main method is run; null where the jar names it
 * @param image the file, an absolute path
 * @param arguments options for {@code native-image}
 * @param snapshots whether the image has object snapshots
 */
public record ImageStep(
        List<String> program,
        String mainClass,
        Path image,
        List<String> arguments,
        boolean snapshots) {
    private static final List<String> RESERVED =
            List.of("-o", "-cp", "-classpath", "--class-path", "-jar");

    /** Refuses arguments that the step sets itself. */
    public ImageStep {
        program = List.copyOf(program);
        arguments = checked(arguments);
    }

    /**
     * @param classPath as {@code java} has it
     */
    public ImageStep(
            String classPath,
            String mainClass,
            Path image,
            List<String> arguments,
            boolean snapshots) {
        this(List.of("-cp", classPath), mainClass, image, arguments, snapshots);
    }

    /** The same arguments, unless they have what the step sets itself. */
    public static List<String> checked(List<String> arguments) {
        for (String reserved : RESERVED) {
            if (arguments.contains(reserved)) {
                throw new StepException(
                        "The arguments for native-image have %s, which the plugin sets itself: set %s instead."
                                .formatted(
                                        reserved,
                                        reserved.equals("-o")
                                                ? "thaw.imageName"
                                                : "the project's dependencies"));
            }
        }
        return List.copyOf(arguments);
    }

    /** The file of an image with this name. */
    public static Path imageIn(Path directory, String name) {
        if (name.isBlank() || name.contains("/")) {
            throw new StepException(
                    "The name of the image, thaw.imageName, is '%s': name a file, and set thaw.outputDirectory for its place."
                            .formatted(name));
        }
        return directory.toAbsolutePath().resolve(name);
    }

    /** A file that belongs to an image, as Thaw's commands name it. */
    public static Path beside(Path image, String suffix) {
        return image.resolveSibling(image.getFileName() + suffix);
    }

    /** The main class that was named; else the one that the jar's manifest names. */
    public static String mainClass(String named, Path jar) throws IOException {
        if (named != null && !named.isBlank()) {
            return named;
        }
        try (JarFile file = new JarFile(jar.toFile())) {
            return Optional.ofNullable(file.getManifest())
                    .map(manifest ->
                            manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS))
                    .orElseThrow(() ->
                            new StepException(
                                    "The image has no main class, neither by thaw.mainClass nor in the manifest of %s: set mainClass in the plugin's configuration."
                                            .formatted(jar)));
        }
    }

    /** Options and main class, as one writes them behind native-image. */
    public List<String> words() {
        List<String> words = new ArrayList<>(program);
        if (snapshots) {
            words.add("-H:+UnlockExperimentalVMOptions");
            words.add("-H:+ObjectSnapshots");
            words.add("-H:-UnlockExperimentalVMOptions");
        }
        words.addAll(arguments);
        words.add("-o");
        words.add(image.toString());
        if (mainClass != null) {
            words.add(mainClass);
        }
        return words;
    }

    /** Words behind {@code thaw layout}: the image that records what its start touches. */
    public List<String> recording() {
        List<String> words = new ArrayList<>(List.of("record", "--", "native-image"));
        words.addAll(words());
        return words;
    }

    /**
     * Words behind {@code thaw layout}: the image in the order of a profile.
     *
     * @param order as {@code thaw layout build --order} has it; null or blank for its default
     * @param prefetch the list of pages that the image asks for before main; null if none is named
     */
    public List<String> ordered(Path profile, String order, Path prefetch) {
        List<String> words = new ArrayList<>(List.of("build", "--profile", profile.toString()));
        if (order != null && !order.isBlank()) {
            words.addAll(List.of("--order", order));
        }
        if (prefetch != null) {
            words.addAll(List.of("--prefetch", prefetch.toString()));
        }
        words.addAll(List.of("--", "native-image"));
        words.addAll(words());
        return words;
    }
}
