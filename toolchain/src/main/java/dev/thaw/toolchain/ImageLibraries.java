// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Puts the JDK's shared libraries that an image needs beside it, where its {@code $ORIGIN} run path
 * finds them.
 */
final class ImageLibraries {
    private static final Pattern NEEDED = Pattern.compile("\\(NEEDED\\).*\\[(.*)]");

    /** A string of {@link OnDemandLibraries#SECTION}, as readelf prints it. */
    private static final Pattern ON_DEMAND =
            Pattern.compile("(?m)^ *\\[ *[0-9a-f]+] +(lib.*\\.so)$");

    private final GraalVMHome home;

    ImageLibraries(GraalVMHome home) {
        this.home = home;
    }

    /** Answers the files that it put there. */
    List<Path> placeBeside(Path image) throws IOException {
        Set<String> needed = new TreeSet<>();
        Deque<Path> open = new ArrayDeque<>(List.of(image));
        try (Stream<Path> others = Files.list(image.getParent())) {
            // The builder itself copies libraries that Java loads by name; they need others in
            // turn.
            others.filter(file -> inHome(file.getFileName().toString()).isPresent())
                    .forEach(open::add);
        }
        while (!open.isEmpty()) {
            for (String name : neededBy(open.poll())) {
                Optional<Path> source = inHome(name);
                if (source.isPresent() && needed.add(name)) {
                    open.add(source.get());
                }
            }
        }
        List<Path> placed = needed.stream().map(image.getParent()::resolve).toList();
        for (Path target : placed) {
            copy(inHome(target.getFileName().toString()).orElseThrow(), target);
        }
        return placed;
    }

    /** Our libjvm.so stands for that of a JVM. */
    private Optional<Path> inHome(String name) {
        return Stream.of(home.cLibraries().resolve(name), home.jdkLibraries().resolve(name))
                .filter(file -> name.endsWith(".so") && Files.isRegularFile(file))
                .findFirst();
    }

    static List<String> neededBy(Path library) {
        String needs =
                Tool.run(
                        List.of(
                                "readelf",
                                "-d",
                                "-p",
                                OnDemandLibraries.SECTION,
                                library.toString()));
        return Stream.of(NEEDED, ON_DEMAND)
                .flatMap(pattern -> pattern.matcher(needs).results())
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    /** A process may have the old file mapped, so it is replaced and not written to. */
    private static void copy(Path source, Path target) throws IOException {
        if (Files.exists(target) && Files.mismatch(source, target) < 0) {
            return;
        }
        Path beside =
                Files.createTempFile(target.getParent(), target.getFileName().toString(), ".new");
        try {
            Files.copy(
                    source,
                    beside,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.COPY_ATTRIBUTES);
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
