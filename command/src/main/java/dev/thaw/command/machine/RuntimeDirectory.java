// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Where the sockets of warm JVMs are.
 *
 * @param complaint what keeps it from being used; absent if nothing does
 */
public record RuntimeDirectory(String path, Answer<String> complaint) implements Probe {
    private static final int PRIVATE = 0700;

    static RuntimeDirectory of(Machine machine, Privileges privileges) {
        long user = privileges.user().value().orElse(-1L);
        String parent = machine.variable("XDG_RUNTIME_DIR");
        boolean own =
                parent.startsWith("/")
                        && Files.isDirectory(machine.at(parent))
                        && owner(machine.at(parent)) == user;
        String path = own ? parent + "/thaw" : "/tmp/thaw-" + user;
        return new RuntimeDirectory(path, complaint(machine.at(path), user));
    }

    private static Answer<String> complaint(Path path, long user) {
        try {
            int mode = (int) Files.getAttribute(path, "unix:mode", LinkOption.NOFOLLOW_LINKS);
            if (!Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                return new Answer.Known<>("is not a directory");
            }
            if (owner(path) != user) {
                return new Answer.Known<>("belongs to user " + owner(path));
            }
            return (mode & 07777) == PRIVATE
                    ? new Answer.Absent<>("a complaint")
                    : new Answer.Known<>("has the mode %o instead of 700".formatted(mode & 07777));
        } catch (NoSuchFileException e) {
            return new Answer.Absent<>("a complaint: it is made when it is needed");
        } catch (IOException e) {
            return new Answer.Unknown<>(path + ": " + e.getMessage());
        }
    }

    private static long owner(Path path) {
        try {
            return (int) Files.getAttribute(path, "unix:uid", LinkOption.NOFOLLOW_LINKS);
        } catch (IOException e) {
            return -1;
        }
    }

    @Override
    public String shown() {
        return path + complaint.value().map(c -> " " + c).orElse("");
    }
}
