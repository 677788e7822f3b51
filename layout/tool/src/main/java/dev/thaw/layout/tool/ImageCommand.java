// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.StartupProfile;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A user's native-image command, to which the builder add-on and its options are added. */
final class ImageCommand {
    private final List<String> words;

    /**
     * @param words as the user writes them, native-image first
     * @throws LayoutException if it is another command, or one that names no image
     */
    ImageCommand(List<String> words) {
        if (words.isEmpty() || !fileName(words.getFirst()).equals("native-image")) {
            throw new LayoutException(
                    "the command behind -- must begin with native-image: "
                            + String.join(" ", words));
        }
        this.words = List.copyOf(words);
    }

    private static String fileName(String path) {
        return String.valueOf(Path.of(path).getFileName());
    }

    /** The file that the command builds: a library has an ending that is not in its name. */
    Path file() {
        return fileOf(image());
    }

    /** The file of an image that is built by the same command under another name. */
    Path fileOf(Path image) {
        return words.contains("--shared")
                ? image.resolveSibling(image.getFileName() + ".so")
                : image;
    }

    /** The image that the command builds, as it is named there. */
    Path image() {
        String named = valueOf("-o");
        if (named != null) {
            return Path.of(named);
        }
        String jar = valueOf("-jar");
        if (jar != null) {
            return Path.of(fileName(jar).replaceFirst("\\.jar$", ""));
        }
        String last = words.getLast();
        if (words.size() == 1 || last.startsWith("-")) {
            throw new LayoutException(
                    "the image has no name that can be seen here: add -o NAME to the command");
        }
        return Path.of(last.toLowerCase(Locale.ROOT));
    }

    /** Whether the user gives this option. */
    boolean says(String option) {
        return words.contains(option);
    }

    private String valueOf(String option) {
        int at = words.indexOf(option);
        return at < 0 || at + 1 == words.size() ? null : words.get(at + 1);
    }

    /**
     * Runs the command; its output is the user's to see.
     *
     * @param image what to build
     * @param options further ones
     * @param toErrors whether its output goes to the errors, as results are for scripts
     * @return its exit status
     * @throws LayoutException if it has built another image
     */
    int run(Path image, List<String> options, boolean toErrors)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(builder());
        command.addAll(List.of("-cp", addOn() + (hasClassPath() ? "" : ":.")));
        command.addAll(words.subList(1, words.size()));
        int output = command.indexOf("-o");
        if (output >= 0) {
            command.subList(output, output + 2).clear();
        }
        command.addAll(List.of("-o", image.toString()));
        command.add("-H:+UnlockExperimentalVMOptions");
        command.addAll(options);
        command.add("-H:-UnlockExperimentalVMOptions");
        FileTime begin = FileTime.from(Instant.now().truncatedTo(ChronoUnit.SECONDS));
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        if (toErrors) {
            builder.redirectOutput(ProcessBuilder.Redirect.PIPE);
        }
        Process process = builder.start();
        // ends when it does; without a pipe, at once
        process.getInputStream().transferTo(System.err);
        int status = process.waitFor();
        Path file = fileOf(image);
        if (status == 0
                && (!Files.exists(file) || Files.getLastModifiedTime(file).compareTo(begin) < 0)) {
            throw new LayoutException(
                    "native-image built something else than %s: name the image with -o, not behind the main class"
                            .formatted(file));
        }
        return status;
    }

    private boolean hasClassPath() {
        return words.stream()
                .anyMatch(w ->
                        w.matches("-cp|-classpath|--class-path(=.*)?|-jar|-p|--module-path(=.*)?"));
    }

    private String builder() {
        String home = System.getenv("GRAALVM_HOME");
        return words.getFirst().contains("/") || home == null
                ? words.getFirst()
                : home + "/bin/native-image";
    }

    private static Path addOn() {
        try {
            Path jar =
                    Path.of(
                            StartupProfile.class
                                    .getProtectionDomain()
                                    .getCodeSource()
                                    .getLocation()
                                    .toURI());
            if (!Files.exists(jar)) {
                throw new LayoutException("there is no builder add-on at " + jar);
            }
            return jar;
        } catch (URISyntaxException e) {
            throw new LayoutException("the builder add-on cannot be found: " + e);
        }
    }
}
