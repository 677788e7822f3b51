// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSSException;
import java.nio.file.Path;

/**
 * What the kernel says of a file.
 *
 * @param mode type and permissions, as in {@code st_mode}
 */
record FileStatus(int mode, int owner, int group, long size) {
    private static final int TYPE = 0170000;
    private static final int REGULAR = 0100000;
    private static final int DIRECTORY = 0040000;
    private static final int LINK = 0120000;
    private static final int PERMISSIONS = 07777;
    private static final int WRITABLE_BY_OTHERS = 0022;
    private static final int ROOT = 0;

    boolean isRegular() {
        return (mode & TYPE) == REGULAR;
    }

    boolean isLink() {
        return (mode & TYPE) == LINK;
    }

    int permissions() {
        return mode & PERMISSIONS;
    }

    static boolean isWritableByOthers(int permissions) {
        return (permissions & WRITABLE_BY_OTHERS) != 0;
    }

    /** Fails unless it is an ordinary file. */
    void requireFile(Path file) {
        if (!isRegular()) {
            throw new DOSSException(
                    "Cannot read %s: %s"
                            .formatted(
                                    file,
                                    (mode & TYPE) == DIRECTORY ? "Is a directory" : "no file"));
        }
    }

    /**
     * Fails if somebody else may have written the file: objects of a snapshot can do whatever code
     * can.
     */
    void requireTrusted(Path file) {
        int user = owner == ROOT ? ROOT : LinuxCalls.geteuid();
        if (owner != ROOT && owner != user) {
            throw untrusted(
                    file, "it belongs to user %d, this process is user %d".formatted(owner, user));
        }
        if (isWritableByOthers(mode)) {
            throw untrusted(
                    file,
                    "others than its owner may write to it (mode %04o)".formatted(permissions()));
        }
    }

    private static DOSSException untrusted(Path file, String why) {
        return new DOSSException(
                "%s is not loaded, since %s, and who can write it can run code here; give it to this user or root with mode 0644 or less, or say that it is meant: FileOptions.ofAnyOwner, -XX:+ObjectSnapshotAnyOwner"
                        .formatted(file, why));
    }
}
