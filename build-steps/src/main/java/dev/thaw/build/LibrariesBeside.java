// SPDX-License-Identifier: Apache-2.0
package dev.thaw.build;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The libraries that a build leaves beside its output, which needs them. */
public final class LibrariesBeside {
    private static final String LIBRARIES = "*.so";

    private final Path directory;
    private final Set<String> known;
    private final Map<String, FileTime> before;

    /**
     * As they are before the build.
     *
     * @param directory that of the output, which may not be there yet
     * @param known names of those that earlier builds have left there: a build does not write what
     *     is the same
     */
    public LibrariesBeside(Path directory, Set<String> known) throws IOException {
        this.directory = directory;
        this.known = Set.copyOf(known);
        before = times();
    }

    /** Their names, when the build has ended. */
    public Set<String> names() throws IOException {
        Set<String> names = new TreeSet<>();
        times().forEach((name, time) -> {
            if (known.contains(name) || !time.equals(before.get(name))) {
                names.add(name);
            }
        });
        return names;
    }

    private Map<String, FileTime> times() throws IOException {
        Map<String, FileTime> times = new TreeMap<>();
        if (!Files.isDirectory(directory)) {
            return times;
        }
        try (DirectoryStream<Path> libraries = Files.newDirectoryStream(directory, LIBRARIES)) {
            for (Path library : libraries) {
                times.put(library.getFileName().toString(), Files.getLastModifiedTime(library));
            }
        }
        return times;
    }
}
