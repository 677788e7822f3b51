// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.FileOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Measures LOAD of graphs of a given size: its time, and the memory of the process before and
 * after.
 */
final class LoadCost {
    private static final int ARRAY = 1000;

    private LoadCost() {}

    static void store(int megabytes, Path file) {
        byte[][] root = new byte[megabytes * 1000][];
        for (int i = 0; i < root.length; i++) {
            root[i] = new byte[ARRAY];
            Arrays.fill(root[i], (byte) i);
        }
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        DOSS.provider().snapshot(root, slot);
        DOSS.provider().store(slot, file);
    }

    static void measure(Path file, FileOptions options) throws Exception {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        DOSS.provider().load(file, slot, options);
        DOSS.provider().unload(slot);
        long[] before = memory();
        long begin = System.nanoTime();
        byte[][] root = (byte[][]) DOSS.provider().load(file, slot, options).getRootObject();
        long loaded = System.nanoTime();
        long[] after = memory();
        long sum = 0;
        for (byte[] b : root) {
            sum += b[0];
        }
        long read = System.nanoTime();
        long[] end = memory();
        System.out.printf(
                "LOAD %.3f ms, reading %.1f ms (%d); anonymous +%d KiB, in memory files +%d KiB; "
                        + "after reading +%d and +%d KiB%n",
                (loaded - begin) / 1e6,
                (read - loaded) / 1e6,
                sum,
                after[0] - before[0],
                after[1] - before[1],
                end[0] - before[0],
                end[1] - before[1]);
    }

    private static long[] memory() throws Exception {
        long[] result = new long[2];
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            String number = line.replaceAll("[^0-9]", "");
            if (line.startsWith("RssAnon:")) {
                result[0] = Long.parseLong(number);
            } else if (line.startsWith("RssFile:") || line.startsWith("RssShmem:")) {
                result[1] += Long.parseLong(number);
            }
        }
        return result;
    }
}
