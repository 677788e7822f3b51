// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import dev.thaw.layout.profile.PrefetchTable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Tells an image what to ask the kernel for before its {@code main}: the pages that a start of this
 * very image touches.
 */
public final class Prefetch {
    /** The kernel maps as many around one that is touched, if they are in memory. */
    private static final int FAULT_AROUND = 16;

    /**
     * What an image asks for now.
     *
     * @param ranges as many requests
     * @param bytes of all of them together
     * @param exact whether single pages were recorded, else pieces of 64 KiB
     */
    public record Filled(int ranges, long bytes, boolean exact) {}

    private Prefetch() {}

    /**
     * Starts an image, and writes into its file what that has touched.
     *
     * @param start of this image
     * @param limit how long it may run before it is killed
     * @param reached asked all the time whether the program is where it is awaited
     * @throws LayoutException if the image has no table, stays in memory, or ends with an error; it
     *     asks for nothing then
     */
    public static Filled fill(
            Path image,
            PrefetchTable.Advice advice,
            ColdStart start,
            Duration limit,
            BooleanSupplier reached)
            throws IOException, InterruptedException {
        ElfFile elf = ElfFile.read(image);
        long table = table(elf);
        if (asks(image, table)) {
            // What it asks for already would not be seen to be touched.
            write(image, table, PrefetchTable.empty());
        }
        Optional<ReadAhead> single = withoutReadAhead(image);
        List<Long> touches;
        try {
            PageCache.forgetAll(image);
            ColdStart.Recorded run = start.record(limit, reached);
            if (!run.end().reached() && !run.end().killed() && run.end().status() != 0) {
                throw new LayoutException(
                        "%s ended with status %d; it asks for nothing now"
                                .formatted(image, run.end().status()));
            }
            touches = PageMap.offsetsOf(image.toRealPath().toString(), run.events());
        } finally {
            single.ifPresent(ReadAhead::close);
        }
        List<TouchedRanges.Touched> ranges = new ArrayList<>();
        for (String name : PageMap.SECTIONS) {
            ranges.addAll(
                    TouchedRanges.of(
                            elf.section(name), touches, single.isPresent() ? 1 : FAULT_AROUND));
        }
        long begin = elf.addressOf(table);
        List<PrefetchTable.Range> asked =
                TouchedRanges.inOrder(ranges).stream()
                        .map(r ->
                                new PrefetchTable.Range(
                                        elf.addressOf(r.offset()) - begin, r.size()))
                        .toList();
        write(image, table, PrefetchTable.of(advice, asked));
        return new Filled(
                asked.size(),
                asked.stream().mapToLong(PrefetchTable.Range::size).sum(),
                single.isPresent());
    }

    /** Not for users who may not change it, nor on disks that have none. */
    private static Optional<ReadAhead> withoutReadAhead(Path image) {
        try {
            return Optional.of(ReadAhead.set(image, 0));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Where the table is in the file. */
    private static long table(ElfFile elf) throws IOException {
        ElfFile.Section data = elf.section(".data");
        // Mapped no longer than it is read: the kernel does not forget pages that are in use.
        try (FileChannel channel = FileChannel.open(elf.path());
                Arena arena = Arena.ofConfined()) {
            ByteBuffer bytes =
                    channel.map(FileChannel.MapMode.READ_ONLY, data.offset(), data.size(), arena)
                            .asByteBuffer()
                            .order(ByteOrder.LITTLE_ENDIAN);
            for (int at = 0; at <= data.size() - PrefetchTable.SIZE; at += Long.BYTES) {
                if (bytes.getLong(at) == PrefetchTable.MAGIC.getFirst()
                        && bytes.getLong(at + Long.BYTES) == PrefetchTable.MAGIC.getLast()) {
                    return data.offset() + at;
                }
            }
        }
        throw new LayoutException(
                elf.path()
                        + " cannot ask for anything: build it with 'thaw layout build', or with"
                        + " -H:+StartupPrefetch");
    }

    /** Whether the table of an image has ranges. */
    private static boolean asks(Path image, long table) throws IOException {
        try (FileChannel channel = FileChannel.open(image)) {
            ByteBuffer count = ByteBuffer.allocate(Long.BYTES);
            channel.read(count, table + PrefetchTable.COUNT);
            return count.getLong(0) != 0;
        }
    }

    private static void write(Path image, long at, byte[] table) throws IOException {
        Path unfinished = image.resolveSibling(image.getFileName() + ".unfinished");
        try {
            Files.copy(
                    image,
                    unfinished,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.COPY_ATTRIBUTES);
            try (FileChannel channel = FileChannel.open(unfinished, StandardOpenOption.WRITE)) {
                ByteBuffer rest = ByteBuffer.wrap(table);
                while (rest.hasRemaining()) {
                    channel.write(rest, at + rest.position());
                }
                channel.force(true);
            }
            Files.move(unfinished, image, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }
}
