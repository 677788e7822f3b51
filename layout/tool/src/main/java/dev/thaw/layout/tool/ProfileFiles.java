// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.MergedProfile.Weighted;
import dev.thaw.layout.profile.StartupProfile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Profiles as people keep them: a file, or a directory of files, of other starts or other programs.
 * In a directory, a file {@code weights} says which of them count as more than one.
 */
final class ProfileFiles {
    static final String WEIGHTS = "weights";
    static final String SUFFIX = ".profile";

    private static final Pattern WEIGHTED = Pattern.compile("(.+)=([0-9]{1,6})");

    /**
     * What a user names.
     *
     * @param weight what it counts as
     */
    private record Named(String name, long weight) {
        static Named parse(String text) {
            Matcher weighted = WEIGHTED.matcher(text);
            return weighted.matches()
                    ? new Named(weighted.group(1), Long.parseLong(weighted.group(2)))
                    : new Named(text, 1);
        }
    }

    private ProfileFiles() {}

    /**
     * Reads what a user names on the command line.
     *
     * @param text a file or a directory, with {@code =WEIGHT} behind it if it counts as so many
     * @param messages where lines are told that say nothing: what is merged does not have them
     */
    static List<Weighted> named(String text, PrintWriter messages) throws IOException {
        Named named = Named.parse(text);
        Path path = Path.of(named.name());
        return Files.isDirectory(path)
                ? of(path, named.weight(), messages)
                : List.of(new Weighted(read(path, messages), named.weight()));
    }

    /** Those in a directory, in the order of their names. */
    static List<Weighted> in(Path directory, PrintWriter messages) throws IOException {
        return of(directory, 1, messages);
    }

    private static StartupProfile read(Path file, PrintWriter messages) throws IOException {
        StartupProfile profile = StartupProfile.read(file);
        if (profile.ignored() > 0) {
            messages.printf(
                    "thaw layout: %s: %d lines say nothing, or nothing new; they are ignored%n",
                    file, profile.ignored());
        }
        return profile;
    }

    private static List<Weighted> of(Path directory, long weight, PrintWriter messages)
            throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(directory)) {
            files = all.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
        }
        if (files.isEmpty()) {
            throw new LayoutException(
                    "there is no file *%s in %s: 'thaw layout build --profile %s --trace FILE' makes one"
                            .formatted(SUFFIX, directory, directory));
        }
        Map<String, Long> weights = weights(directory);
        List<Weighted> profiles = new ArrayList<>();
        for (Path file : files) {
            Long own = weights.remove(file.getFileName().toString());
            profiles.add(new Weighted(read(file, messages), weight * (own == null ? 1 : own)));
        }
        if (!weights.isEmpty()) {
            throw new LayoutException(
                    "%s names %s, and there is none"
                            .formatted(
                                    directory.resolve(WEIGHTS),
                                    weights.keySet().iterator().next()));
        }
        return profiles;
    }

    private static Map<String, Long> weights(Path directory) throws IOException {
        Path file = directory.resolve(WEIGHTS);
        Map<String, Long> weights = new HashMap<>();
        for (String line : Files.exists(file) ? Files.readAllLines(file) : List.<String>of()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                Named named = Named.parse(line.strip());
                weights.put(named.name(), named.weight());
            }
        }
        return weights;
    }
}
