// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Owners and permissions of snapshot files, as an image has them. */
final class FileOwner {
    /** LOAD takes files of any owner, as -XX:+ObjectSnapshotAnyOwner of an image. */
    static final String ANY_OWNER = "thaw.doss.anyOwner";

    private static final String ATTRIBUTES = "unix:uid,gid,mode";
    private static final int PERMISSIONS = 0777;
    private static final int GROUP_PERMISSIONS = 0070;
    private static final int WRITABLE_BY_OTHERS = 0022;

    private FileOwner() {}

    /** For a new file that nobody else can use until it is complete. */
    static FileAttribute<Set<PosixFilePermission>> ofOwnerAlone() {
        return PosixFilePermissions.asFileAttribute(permissions(0600));
    }

    private static Set<PosixFilePermission> permissions(int mode) {
        Set<PosixFilePermission> result = EnumSet.noneOf(PosixFilePermission.class);
        PosixFilePermission[] all = PosixFilePermission.values();
        for (int i = 0; i < all.length; i++) {
            if ((mode >> (all.length - 1 - i) & 1) != 0) {
                result.add(all[i]);
            }
        }
        return result;
    }

    /** Gives a file the owner and the permissions of the one that it is to replace, if any. */
    static void takeOver(Path beside, Path target, FileOptions options, List<String> warnings)
            throws IOException {
        int mode =
                Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)
                        ? takeOver(beside, target, warnings)
                        : options.mode();
        Files.setPosixFilePermissions(beside, permissions(mode));
        if ((mode & WRITABLE_BY_OTHERS) != 0 && !takesAnyOwner(options)) {
            warnings.add(
                    "%s will not be loaded, since others than its owner may write to it (mode %04o); take that from them, or delete it and store it again"
                            .formatted(target, mode));
        }
    }

    /**
     * Gives a file the owner of another one, as far as this process may.
     *
     * @return the permissions that the file may have then
     */
    private static int takeOver(Path beside, Path target, List<String> warnings)
            throws IOException {
        Map<String, Object> old = attributes(target);
        Map<String, Object> own = attributes(beside);
        for (String id : List.of("gid", "uid")) {
            if (!own.get(id).equals(old.get(id))) {
                try {
                    Files.setAttribute(beside, "unix:" + id, old.get(id));
                } catch (IOException e) {
                    warnings.add(
                            "%s had the %s %s, and has %s now"
                                    .formatted(target, id, old.get(id), own.get(id)));
                }
            }
        }
        int mode = (Integer) old.get("mode") & PERMISSIONS;
        // What the group of the replaced file could, another group must not.
        boolean sameGroup = attributes(beside).get("gid").equals(old.get("gid"));
        return sameGroup ? mode : mode & ~GROUP_PERMISSIONS;
    }

    private static boolean takesAnyOwner(FileOptions options) {
        return options.isOfAnyOwner() || Boolean.getBoolean(ANY_OWNER);
    }

    /**
     * Fails if somebody else may have written the file: who can do that can run code here.
     *
     * @param opened the file itself: another one may have its path by now
     */
    static void requireTrusted(Path file, FileChannel opened, FileOptions options)
            throws IOException {
        if (takesAnyOwner(options)) {
            return;
        }
        Path descriptor = Path.of("/proc/self/fd/" + JdkAccess.descriptor(opened));
        Map<String, Object> of = Files.readAttributes(descriptor, ATTRIBUTES);
        int owner = (Integer) of.get("uid");
        int user = (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        int mode = (Integer) of.get("mode");
        String why = null;
        if (owner != 0 && owner != user) {
            why = "it belongs to user %d, this process is user %d".formatted(owner, user);
        } else if ((mode & WRITABLE_BY_OTHERS) != 0) {
            why = "others than its owner may write to it (mode %04o)".formatted(mode & PERMISSIONS);
        }
        if (why != null) {
            throw new DOSSException(
                    "%s is not loaded, since %s, and who can write it can run code here; give it to this user or root with mode 0644 or less, or say that it is meant: FileOptions.ofAnyOwner, -D%s=true"
                            .formatted(file, why, ANY_OWNER));
        }
    }

    private static Map<String, Object> attributes(Path file) throws IOException {
        return Files.readAttributes(file, ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
    }
}
