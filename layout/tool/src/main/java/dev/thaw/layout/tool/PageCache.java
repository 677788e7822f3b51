// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;

/** What of a file the kernel holds in memory. */
final class PageCache {
    static final int PAGE = 4096;

    private static final int TRIES = 10;
    private static final int PAUSE_MILLIS = 50;

    private PageCache() {}

    /** Makes the next access to each page of the file read it from disk, unless it is in use. */
    static void forget(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            // The kernel keeps what is not on the disk yet, such as a file that was just built.
            channel.force(false);
        }
        int descriptor = SystemCalls.open(file.toString());
        try {
            SystemCalls.forgetPages(descriptor);
        } finally {
            SystemCalls.close(descriptor);
        }
    }

    /**
     * As {@link #forget}, and sees to it that nothing of the file is in memory.
     *
     * @throws LayoutException if something stays there
     */
    static void forgetAll(Path file) throws IOException, InterruptedException {
        long size = Files.size(file);
        BitSet resident = new BitSet();
        // The kernel may still be reading pages that an earlier start asked for.
        for (int i = 0; i < TRIES && (i == 0 || !resident.isEmpty()); i++) {
            Thread.sleep(i == 0 ? 0 : PAUSE_MILLIS);
            forget(file);
            resident = residentPages(file, size);
        }
        if (!resident.isEmpty()) {
            throw new LayoutException(
                    "%d of %d pages of %s stay in memory, so that its start would not be cold: end what runs or reads it, have it on a disk (not on tmpfs), and be its owner or root"
                            .formatted(resident.cardinality(), pages(size), file));
        }
    }

    private static long pages(long size) {
        return (size + PAGE - 1) / PAGE;
    }

    /** The numbers of the pages that are in memory. */
    static BitSet residentPages(Path file, long size) {
        int descriptor = SystemCalls.open(file.toString());
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment mapping = SystemCalls.map(descriptor, size, false);
            try {
                long pages = pages(size);
                MemorySegment bytes = arena.allocate(pages);
                SystemCalls.residentPages(mapping, bytes);
                BitSet result = new BitSet();
                for (int i = 0; i < pages; i++) {
                    result.set(i, (bytes.get(ValueLayout.JAVA_BYTE, i) & 1) != 0);
                }
                return result;
            } finally {
                SystemCalls.unmap(mapping);
            }
        } finally {
            SystemCalls.close(descriptor);
        }
    }
}
