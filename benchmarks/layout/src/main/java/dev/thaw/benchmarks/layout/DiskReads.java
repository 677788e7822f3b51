// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.layout.tool.Disks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What has been read of a disk since the machine was started, by whomever.
 *
 * @param requests that were answered
 * @param kib that they brought
 */
record DiskReads(double requests, double kib) {
    private static final int SECTORS = 2;
    private static final double SECTORS_PER_KIB = 2;

    /**
     * Where the kernel counts those of the disk with a file.
     *
     * @return null if it is on none, as on overlay, tmpfs or a network
     */
    static Path counts(Path file) throws IOException {
        Path counts = Path.of("/sys/dev/block", Disks.deviceOf(file), "stat");
        return Files.exists(counts) ? counts : null;
    }

    static DiskReads read(Path counts) throws IOException {
        String[] fields = Files.readString(counts).strip().split("\\s+");
        return new DiskReads(
                Double.parseDouble(fields[0]),
                Double.parseDouble(fields[SECTORS]) / SECTORS_PER_KIB);
    }

    DiskReads since(DiskReads before) {
        return new DiskReads(requests - before.requests, kib - before.kib);
    }
}
