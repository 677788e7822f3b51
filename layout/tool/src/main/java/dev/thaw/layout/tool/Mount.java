// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Where a file system is mounted, as /proc/self/mountinfo has it.
 *
 * @param root what of the file system is mounted there
 * @param source its device, if it has one
 * @param options those of the file system
 */
record Mount(Path root, Path point, String type, String source, List<String> options) {
    private static final Pattern ESCAPED = Pattern.compile("\\\\([0-7]{3})");
    private static final int ROOT = 3;
    private static final int POINT = 4;

    /** The one that a file is on: the innermost, and of several in one place the last. */
    static Optional<Mount> of(Path file, Path mountInfo) throws IOException {
        Path real = file.toRealPath();
        Mount innermost = null;
        for (String line : Files.readAllLines(mountInfo)) {
            Mount mount = parse(line);
            if (mount != null
                    && real.startsWith(mount.point)
                    && (innermost == null || mount.point.startsWith(innermost.point))) {
                innermost = mount;
            }
        }
        return Optional.ofNullable(innermost);
    }

    /** Null if it is no mount. */
    private static Mount parse(String line) {
        String[] halves = line.split(" - ", 2);
        String[] where = halves[0].split(" ");
        String[] what = halves[halves.length - 1].split(" ");
        return halves.length < 2 || where.length <= POINT || what.length < 3
                ? null
                : new Mount(
                        Path.of(unescape(where[ROOT])),
                        Path.of(unescape(where[POINT])),
                        what[0],
                        unescape(what[1]),
                        Arrays.stream(what[2].split(",")).map(Mount::unescape).toList());
    }

    private static String unescape(String text) {
        return ESCAPED.matcher(text)
                .replaceAll(m -> Character.toString(Integer.parseInt(m.group(1), 8)));
    }

    /** The value of an option, such as a directory. */
    Optional<String> option(String name) {
        return options.stream()
                .filter(option -> option.startsWith(name + "="))
                .map(option -> option.substring(name.length() + 1))
                .findFirst();
    }

    /** A file's path in the file system. */
    Path inside(Path file) throws IOException {
        return root.resolve(point.relativize(file.toRealPath()));
    }
}
