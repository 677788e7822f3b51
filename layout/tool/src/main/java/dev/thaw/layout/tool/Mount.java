// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a file system is mounted, as /proc/self/mountinfo has it. Texts have a character for each
 * byte: names need not be text.
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
        for (String line : Files.readString(mountInfo, StandardCharsets.ISO_8859_1).split("\n")) {
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
                        path(unescape(where[ROOT])),
                        path(unescape(where[POINT])),
                        what[0],
                        unescape(what[1]),
                        Arrays.stream(what[2].split(",")).map(Mount::unescape).toList());
    }

    private static String unescape(String text) {
        return ESCAPED.matcher(text)
                .replaceAll(m ->
                        Matcher.quoteReplacement(
                                Character.toString(Integer.parseInt(m.group(1), 8))));
    }

    /** Of these very bytes, whatever this process takes for text. */
    private static Path path(String bytes) {
        StringBuilder uri = new StringBuilder("file:///");
        for (byte b : bytes.getBytes(StandardCharsets.ISO_8859_1)) {
            uri.append(b == '/' ? "/" : "%%%02x".formatted(b));
        }
        return Path.of(URI.create(uri.toString()));
    }

    /** Its source, if it has a name of a file. */
    Path device() {
        return path(source);
    }

    /** The directory that an option names. */
    Optional<Path> directory(String name) {
        return options.stream()
                .filter(option -> option.startsWith(name + "="))
                .map(option -> path(option.substring(name.length() + 1)))
                .findFirst();
    }

    /** A file's path in the file system. */
    Path inside(Path file) throws IOException {
        return root.resolve(point.relativize(file.toRealPath()));
    }
}
