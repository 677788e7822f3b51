// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers of users, and of groups, that are nobody else's: {@code FROM-TO}. */
public record UserRange(int from, int to) {
    /** Above what distributions, containers and systemd give away, below what has a sign. */
    public static final UserRange DEFAULT = new UserRange(1_900_000_000, 1_900_065_535);

    private static final Pattern TEXT = Pattern.compile("(\\d{1,10})-(\\d{1,10})");

    public static UserRange parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (matcher.matches()) {
            long from = Long.parseLong(matcher.group(1));
            long to = Long.parseLong(matcher.group(2));
            if (from > 0 && from < to && to < Integer.MAX_VALUE) {
                return new UserRange((int) from, (int) to);
            }
        }
        throw new IllegalArgumentException(
                "'" + text + "' is no range of users; write FROM-TO, as 200000-265535");
    }

    /** Why workers cannot have these users and read the data; null if they can. */
    public String problem(Path data) throws IOException {
        return problem(data, Path.of("/proc/self"), Path.of("/etc/passwd"));
    }

    String problem(Path data, Path self, Path passwd) throws IOException {
        if (!Integer.valueOf(0).equals(Files.getAttribute(self, "unix:uid"))) {
            return "the front is not root";
        }
        boolean mapped = false;
        for (String line : Files.readAllLines(self.resolve("uid_map"))) {
            String[] numbers = line.strip().split("\\s+");
            long first = Long.parseLong(numbers[0]);
            mapped |= first <= from && to < first + Long.parseLong(numbers[2]);
        }
        if (!mapped) {
            return "this container has no users " + this + "; name those that it has";
        }
        for (String line : Files.exists(passwd) ? Files.readAllLines(passwd) : List.<String>of()) {
            String[] parts = line.split(":");
            if (parts.length > 2 && parts[2].matches("\\d{1,9}|1\\d{9}")) {
                int user = Integer.parseInt(parts[2]);
                if (user >= from && user <= to) {
                    return "user " + user + " of " + this + " is " + parts[0] + "'s";
                }
            }
        }
        return unreachable(data);
    }

    /** Which directory on the way keeps others out; null if none does. */
    public static String unreachable(Path path) throws IOException {
        for (Path at = path.toRealPath().getParent(); at != null; at = at.getParent()) {
            if (!Files.getPosixFilePermissions(at, LinkOption.NOFOLLOW_LINKS)
                    .contains(PosixFilePermission.OTHERS_EXECUTE)) {
                return at + " keeps other users out of " + path + "; choose another --data";
            }
        }
        return null;
    }

    @Override
    public String toString() {
        return from + "-" + to;
    }
}
