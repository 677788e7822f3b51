// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.watch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Pages of private memory that several processes have with the same bytes, found by a hash of each.
 * Pages of zeros, those that processes share already, and those that are equal within one process
 * do not count.
 *
 * @param privateBytes what the processes have of such memory
 * @param sameBytes what of it another process has as well
 * @param copyBytes what of that would be saved if each page were there once
 * @param cut whether a process has more than is read
 */
record EqualPages(long privateBytes, long sameBytes, long copyBytes, boolean cut) {
    static final int PAGE = 4096;

    private static final int CHUNK = 256;
    private static final int MOST_PAGES = (int) ((4L << 30) / PAGE);
    private static final int ENTRY = Long.BYTES;

    /** Bits of a page's entry in /proc/PID/pagemap. */
    private static final long PRESENT = 1L << 63;

    private static final long OF_FILE_OR_SHARED = 1L << 61;
    private static final long EXCLUSIVE = 1L << 56;
    private static final long PRIVATE_BITS = PRESENT | OF_FILE_OR_SHARED | EXCLUSIVE;

    /** Of one process: the hashes of its pages, each once, in order. */
    record Pages(long[] hashes, long bytes, boolean cut) {}

    /**
     * @throws IOException if this user may not look into the process
     */
    static Pages of(WatchedProcess process) throws IOException {
        long[] hashes = new long[1024];
        int count = 0;
        long bytes = 0;
        try (FileChannel memory = FileChannel.open(process.directory().resolve("mem"));
                FileChannel map = FileChannel.open(process.directory().resolve("pagemap"))) {
            ByteBuffer entries = buffer(CHUNK * ENTRY);
            ByteBuffer pages = buffer(CHUNK * PAGE);
            for (WatchedProcess.Region region : process.regions()) {
                if (!region.isPrivateAndWritable() || region.file().equals("[vsyscall]")) {
                    continue;
                }
                for (long at = region.begin(); at < region.end(); at += (long) CHUNK * PAGE) {
                    int wanted = (int) Math.min(CHUNK, (region.end() - at) / PAGE);
                    int known = read(map, at / PAGE * ENTRY, entries, wanted * ENTRY) / ENTRY;
                    if (isEmpty(entries, known)) {
                        continue;
                    }
                    int there = read(memory, at, pages, known * PAGE) / PAGE;
                    for (int i = 0; i < there; i++) {
                        if ((entries.getLong(i * ENTRY) & PRIVATE_BITS) != (PRESENT | EXCLUSIVE)) {
                            continue;
                        }
                        bytes += PAGE;
                        long hash = hash(pages, i * PAGE);
                        if (hash == 0) {
                            continue;
                        }
                        if (count == MOST_PAGES) {
                            return new Pages(distinct(hashes, count), bytes, true);
                        }
                        if (count == hashes.length) {
                            hashes = Arrays.copyOf(hashes, 2 * count);
                        }
                        hashes[count++] = hash;
                    }
                }
            }
        }
        return new Pages(distinct(hashes, count), bytes, false);
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocateDirect(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** How much there was; memory that is gone by now is none. */
    private static int read(FileChannel file, long at, ByteBuffer into, int size) {
        into.clear().limit(size);
        try {
            int read = file.read(into, at);
            return Math.max(read, 0);
        } catch (IOException e) {
            return 0;
        }
    }

    private static boolean isEmpty(ByteBuffer entries, int count) {
        for (int i = 0; i < count; i++) {
            if ((entries.getLong(i * ENTRY) & PRIVATE_BITS) == (PRESENT | EXCLUSIVE)) {
                return false;
            }
        }
        return true;
    }

    /** 0 for a page of zeros only. */
    static long hash(ByteBuffer bytes, int at) {
        long hash = 0;
        long any = 0;
        for (int i = 0; i < PAGE; i += Long.BYTES) {
            long word = bytes.getLong(at + i);
            any |= word;
            hash = (hash ^ word) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 29;
        }
        return any == 0 ? 0 : hash == 0 ? 1 : hash;
    }

    private static long[] distinct(long[] hashes, int count) {
        return Arrays.stream(hashes, 0, count).sorted().distinct().toArray();
    }

    /** What several processes have in common. */
    static EqualPages among(List<Pages> processes) {
        List<long[]> all = new ArrayList<>();
        processes.forEach(p -> all.add(p.hashes()));
        long[] hashes = all.stream().flatMapToLong(Arrays::stream).sorted().toArray();
        long same = 0;
        long copies = 0;
        for (int i = 0; i < hashes.length; ) {
            int end = i;
            while (end < hashes.length && hashes[end] == hashes[i]) {
                end++;
            }
            if (end - i > 1) {
                same += end - i;
                copies += end - i - 1;
            }
            i = end;
        }
        return new EqualPages(
                processes.stream().mapToLong(Pages::bytes).sum(),
                same * PAGE,
                copies * PAGE,
                processes.stream().anyMatch(Pages::cut));
    }
}
