// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The {@link PrefetchTable} in the file of an image. */
public final class TableInImage {
    /** The sections that have what a start touches. */
    public static final List<String> SECTIONS = List.of(".text", ".svm_heap");

    private static final ValueLayout.OfLong LONG =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private final ElfFile image;
    private final long offset;
    private final Attributes attributes;
    private FileVersion version;

    /** What gives a file that takes the image's place the owner, the mode and so on of that. */
    public interface Attributes {
        void copy(Path image, Path copy) throws IOException;
    }

    /**
     * What an image asks for now.
     *
     * @param ranges as many requests
     * @param bytes of all of them together
     * @param leftOut ranges for which the table has no room: those that are touched last
     */
    public record Asked(int ranges, long bytes, int leftOut) {
        @Override
        public String toString() {
            return "%d KiB in %d requests before main%s"
                    .formatted(
                            bytes / 1024,
                            ranges,
                            leftOut == 0 ? "" : " (no room for %d more)".formatted(leftOut));
        }
    }

    private TableInImage(ElfFile image, long offset, Attributes attributes, FileVersion version) {
        this.image = image;
        this.offset = offset;
        this.attributes = attributes;
        this.version = version;
    }

    /** Finds the table of an image that was just built, which has no attributes of its own. */
    public static TableInImage of(ElfFile image) throws IOException {
        return of(image, (_, _) -> {});
    }

    /**
     * Finds the table.
     *
     * @throws ProfileException if there is none
     */
    public static TableInImage of(ElfFile image, Attributes attributes) throws IOException {
        ElfFile.Section data = image.section(".data");
        FileVersion version = FileVersion.of(image.path());
        // Mapped no longer than it is read: the kernel does not forget pages that are in use.
        try (FileChannel channel = FileChannel.open(image.path());
                Arena arena = Arena.ofConfined()) {
            MemorySegment bytes =
                    channel.map(FileChannel.MapMode.READ_ONLY, data.offset(), data.size(), arena);
            for (long at = 0; at <= data.size() - PrefetchTable.SIZE; at += Long.BYTES) {
                if (bytes.get(LONG, at) == PrefetchTable.MAGIC.getFirst()
                        && bytes.get(LONG, at + Long.BYTES) == PrefetchTable.MAGIC.getLast()) {
                    return new TableInImage(image, data.offset() + at, attributes, version);
                }
            }
        }
        throw new ProfileException(
                image.path()
                        + " cannot ask for anything: build it with 'thaw layout build', or with"
                        + " -H:+StartupPrefetch");
    }

    /** Where the table is mapped, in bytes from where the image is. */
    public long address() {
        return image.addressOf(offset);
    }

    /** Whether it has ranges. */
    public boolean asks() throws IOException {
        return word(PrefetchTable.COUNT) != 0;
    }

    /** {@link ImagePlaces#id} of this image; 0 if nobody has written it. */
    public long placesId() throws IOException {
        return word(PrefetchTable.PLACES_ID);
    }

    private long word(int at) throws IOException {
        try (FileChannel channel = FileChannel.open(image.path())) {
            ByteBuffer word = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
            channel.read(word, offset + at);
            return word.getLong(0);
        }
    }

    /** The table as it is. */
    public byte[] bytes() throws IOException {
        try (FileChannel channel = FileChannel.open(image.path())) {
            ByteBuffer table = ByteBuffer.allocate(PrefetchTable.SIZE);
            while (table.hasRemaining() && channel.read(table, offset + table.position()) >= 0) {}
            return table.array();
        }
    }

    /** Whether another file is this image but for what it asks for. */
    public boolean isAllThatDiffersFrom(Path other) throws IOException {
        try (FileChannel channel = FileChannel.open(image.path());
                FileChannel otherChannel = FileChannel.open(other);
                Arena arena = Arena.ofConfined()) {
            long size = channel.size();
            long end = offset + PrefetchTable.SIZE;
            if (size != otherChannel.size()) {
                return false;
            }
            MemorySegment one = channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena);
            MemorySegment two = otherChannel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena);
            return MemorySegment.mismatch(one, 0, offset, two, 0, offset) < 0
                    && MemorySegment.mismatch(one, end, size, two, end, size) < 0;
        }
    }

    /** Asks for nothing from now on. */
    public void clear() throws IOException {
        replace(silent());
    }

    /**
     * Asks for what was touched, the first touched first.
     *
     * @param touches offsets in the file; what is in none of {@link #SECTIONS} is left out
     * @param around as many pages are taken for touched if one of them is, aligned
     * @throws ProfileException if the image was built anew since its table was found
     */
    public Asked ask(PrefetchTable.Advice advice, long placesId, List<Long> touches, int around)
            throws IOException {
        List<TouchedRanges.Touched> all = new ArrayList<>();
        for (String name : SECTIONS) {
            all.addAll(TouchedRanges.of(image.section(name), touches, around));
        }
        long begin = address();
        List<PrefetchTable.Range> ranges =
                TouchedRanges.inOrder(all).stream()
                        .map(r ->
                                new PrefetchTable.Range(
                                        image.addressOf(r.offset()) - begin, r.size()))
                        .toList();
        replace(changed(PrefetchTable.of(advice, placesId, ranges)));
        return new Asked(
                ranges.size(),
                ranges.stream().mapToLong(PrefetchTable.Range::size).sum(),
                all.size() - ranges.size());
    }

    /**
     * Refuses what {@link #ask} would refuse, without a change.
     *
     * @throws IOException if no file beside the image may have its attributes, or has room
     */
    public void requireReplaceable() throws IOException {
        changed(bytes()).close();
    }

    /** The image as it is, but that it asks for nothing; not in its place yet. */
    public ChangedImage silent() throws IOException {
        return changed(PrefetchTable.of(PrefetchTable.Advice.READ, placesId(), List.of()));
    }

    private ChangedImage changed(byte[] table) throws IOException {
        return ChangedImage.write(image.path(), version, offset, table, attributes);
    }

    private void replace(ChangedImage changed) throws IOException {
        try (changed) {
            FileVersion next = FileVersion.of(changed.file());
            changed.takePlace();
            version = next;
        }
    }
}
