// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.BitSet;

/** What of a file the kernel holds in memory. */
final class PageCache {
    static final int PAGE = 4096;

    private PageCache() {}

    /** Makes the next access to each page of the file read it from disk, unless it is in use. */
    static void forget(Path file) {
        int descriptor = SystemCalls.open(file.toString());
        try {
            SystemCalls.forgetPages(descriptor);
        } finally {
            SystemCalls.close(descriptor);
        }
    }

    /** The numbers of the pages that are in memory. */
    static BitSet residentPages(Path file, long size) {
        int descriptor = SystemCalls.open(file.toString());
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment mapping = SystemCalls.map(descriptor, size, false);
            try {
                long pages = (size + PAGE - 1) / PAGE;
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
