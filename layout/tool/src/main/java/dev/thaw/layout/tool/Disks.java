// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where the kernel has the settings of disks.
 *
 * @param sys where sysfs is mounted
 * @param state where this tool keeps what it has changed, until the machine is started again
 * @param mounts what is mounted, as the kernel lists it
 */
public record Disks(Path sys, Path state, Path mounts) {
    static final Disks OF_THIS_MACHINE =
            new Disks(
                    Path.of("/sys"), Path.of("/run/thaw-layout"), Path.of("/proc/self/mountinfo"));

    /**
     * The file with the read-ahead of the disk that a file is on; a partition has that of its disk.
     * A btrfs has its own; an overlay that of the layer that it writes to, if the file lies there.
     *
     * @throws IOException if the file is on no disk, as on tmpfs or a network
     */
    Path readAhead(Path file) throws IOException {
        String device = deviceOf(file);
        Path ofFileSystem = sys.resolve("class/bdi/" + device + "/read_ahead_kb");
        if (Files.exists(ofFileSystem)) {
            return ofFileSystem;
        }
        Path block = sys.resolve("dev/block/" + device);
        if (Files.exists(block)) {
            Path disk = block.toRealPath();
            Path whole = Files.exists(disk.resolve("partition")) ? disk.getParent() : disk;
            Path ofDisk = whole.resolve("queue/read_ahead_kb");
            if (Files.exists(ofDisk)) {
                return ofDisk;
            }
        }
        Optional<Path> without = Optional.empty();
        Optional<Mount> mount = Mount.of(file, mounts);
        if (mount.isPresent()) {
            without = withoutDevice(file, mount.get());
        }
        return without.orElseThrow(() ->
                new IOException(
                        "%s is on no disk whose read-ahead is known (device %s: the layers of a container, tmpfs or a network?); put it on one"
                                .formatted(file, device)));
    }

    /** Of a file system that has numbers of its own, which no disk has. */
    private Optional<Path> withoutDevice(Path file, Mount mount) throws IOException {
        Optional<Path> upper = mount.directory("upperdir");
        if (mount.type().equals("overlay") && upper.isPresent()) {
            Path inside = mount.inside(file);
            Path inUpper = upper.get().resolve(inside.getRoot().relativize(inside));
            return Files.exists(inUpper) ? Optional.of(readAhead(inUpper)) : Optional.empty();
        }
        return mount.type().equals("btrfs") ? ofBtrfs(mount) : Optional.empty();
    }

    private Optional<Path> ofBtrfs(Mount mount) throws IOException {
        if (!Files.exists(mount.device())) {
            // In a container, the list has the names that the machine outside gives its disks.
            return Optional.empty();
        }
        Path device = mount.device().toRealPath().getFileName();
        Path all = sys.resolve("fs/btrfs");
        try (Stream<Path> each = Files.exists(all) ? Files.list(all) : Stream.empty()) {
            return each.filter(fs -> Files.exists(fs.resolve("devices").resolve(device)))
                    .map(fs -> fs.resolve("bdi/read_ahead_kb"))
                    .filter(Files::exists)
                    .findFirst();
        }
    }

    /** Where the value of a setting is kept that was there before. */
    Path kept(Path setting) {
        return state.resolve(sys.relativize(setting).toString().replace('/', '-'));
    }

    /** The numbers of the device that a file is on, as sysfs has them: {@code 254:0}. */
    public static String deviceOf(Path file) throws IOException {
        long device = (long) Files.getAttribute(file, "unix:dev");
        long major = (device >>> 8 & 0xfff) | (device >>> 32 & ~0xfffL);
        long minor = (device & 0xff) | (device >>> 12 & ~0xffL);
        return major + ":" + minor;
    }
}
