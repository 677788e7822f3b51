// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Memory that all servers of the user have, and may have, in MiB. */
final class PoolMemory {
    private static final int PAGE_KIB = 4;

    private final String directory;
    private final long limit;
    private long used;

    PoolMemory(String directory, long limit) {
        this.directory = directory;
        this.limit = limit;
    }

    boolean isExceeded() {
        used = 0;
        try (DirectoryStream<Path> pages =
                Files.newDirectoryStream(Path.of(directory), "*.state")) {
            for (Path page : pages) {
                used += ofServer(page);
            }
        } catch (IOException e) {
            // The directory is gone, and with it the pool.
            return false;
        }
        return used > limit;
    }

    private static long ofServer(Path page) {
        try {
            byte[] bytes = Files.readAllBytes(page);
            if (bytes.length < 16) {
                return 0;
            }
            int processId =
                    ByteBuffer.wrap(bytes)
                            .order(ByteOrder.LITTLE_ENDIAN)
                            .getInt(StatePage.PROCESS_AT);
            String[] numbers =
                    Files.readString(Path.of("/proc/" + processId + "/statm")).split(" ");
            // What is shared is counted nowhere.
            return (Long.parseLong(numbers[1]) - Long.parseLong(numbers[2])) * PAGE_KIB / 1024;
        } catch (IOException e) {
            // That server has ended.
            return 0;
        }
    }

    @Override
    public String toString() {
        return "the servers have " + used + " MiB of the " + limit + " that THAW_MEMORY allows";
    }
}
