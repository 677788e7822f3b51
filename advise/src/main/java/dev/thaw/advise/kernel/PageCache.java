// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** What of a file the kernel holds in memory. */
public final class PageCache {
    private static final int PAGE = 4096;
    private static final int TRIES = 10;
    private static final int PAUSE_MILLIS = 20;

    private PageCache() {}

    /**
     * Makes the next access to each page of a file read it from its disk; nothing of any other
     * file.
     *
     * @return how many bytes stay in memory, as a process uses them or they are on no disk
     * @throws IOException if the file cannot be read
     */
    public static long forget(Path file) throws IOException, InterruptedException {
        long stays = 0;
        // the kernel may still be reading pages that an earlier start asked for
        for (int i = 0; i < TRIES && (i == 0 || stays > 0); i++) {
            Thread.sleep(i == 0 ? 0 : PAUSE_MILLIS);
            write(file);
            int descriptor = open(file);
            try {
                SystemCalls.forgetPages(descriptor);
                stays = resident(descriptor, Files.size(file));
            } finally {
                SystemCalls.close(descriptor);
            }
        }
        return stays;
    }

    /** The kernel keeps what is not on the disk yet, such as a file that was just built. */
    private static void write(Path file) {
        try (FileChannel channel = FileChannel.open(file)) {
            channel.force(false);
        } catch (IOException e) {
            // some file systems have no such call; what stays in memory is counted
        }
    }

    private static int open(Path file) throws IOException {
        int descriptor = SystemCalls.open(file.toString());
        if (descriptor < 0) {
            throw new IOException("%s cannot be opened: error %d".formatted(file, -descriptor));
        }
        return descriptor;
    }

    private static long resident(int descriptor, long size) throws IOException {
        if (size == 0) {
            return 0;
        }
        long address = SystemCalls.map(descriptor, size, false);
        if (address < 0 && address > -PAGE) {
            throw new IOException("the file cannot be mapped: error " + -address);
        }
        try (Arena arena = Arena.ofConfined()) {
            long pages = (size + PAGE - 1) / PAGE;
            MemorySegment bytes = arena.allocate(pages);
            int error = SystemCalls.residentPages(address, size, bytes);
            if (error != 0) {
                throw new IOException("the page cache cannot be asked: error " + -error);
            }
            long count = 0;
            for (long i = 0; i < pages; i++) {
                count += bytes.get(ValueLayout.JAVA_BYTE, i) & 1;
            }
            return count * PAGE;
        } finally {
            SystemCalls.unmap(address, size);
        }
    }
}
