// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where the kernel has the settings of disks.
 *
 * @param sys where sysfs is mounted
 * @param state where this tool keeps what it has changed, until the machine is started again
 */
public record Disks(Path sys, Path state) {
    static final Disks OF_THIS_MACHINE = new Disks(Path.of("/sys"), Path.of("/run/thaw-layout"));

    /**
     * The file with the read-ahead of the disk that a file is on; a partition has that of its disk.
     *
     * @throws IOException if the file is on no disk, as on overlay, tmpfs or a network
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
        throw new IOException(
                "%s is on no disk whose read-ahead is known (device %s: overlay, tmpfs or a network?); put it on one"
                        .formatted(file, device));
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
