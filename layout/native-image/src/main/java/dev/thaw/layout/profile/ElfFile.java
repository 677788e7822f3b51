// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What of an ELF file lies where.
 *
 * @param path of the file
 * @param sections in the order of the file
 * @param init address of the function that the dynamic linker calls first; 0 if there is none
 */
public record ElfFile(Path path, List<Section> sections, long init) {
    /**
     * A part of the file.
     *
     * @param address where it is mapped, in bytes from where the file is
     * @param offset in bytes from the begin of the file
     * @param size in bytes
     */
    public record Section(String name, long address, long offset, long size) {
        /** Whether it has the byte of the file at an offset. */
        public boolean contains(long fileOffset) {
            return fileOffset >= offset && fileOffset < offset + size;
        }
    }

    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final ValueLayout.OfInt INT =
            ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final ValueLayout.OfLong LONG =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final int MAGIC = 0x464c457f;
    private static final int ELF64_LITTLE_ENDIAN = 0x0102;
    private static final int HEADER_SIZE = 64;
    private static final int NO_BITS = 8;
    private static final int DYNAMIC_SIZE = 16;
    private static final long DYNAMIC_INIT = 12;

    /** Far more than any section's name has. */
    private static final int LONGEST_NAME = 1000;

    /**
     * Reads where what is.
     *
     * @throws ProfileException if it is no such file, or damaged
     */
    public static ElfFile read(Path path) throws IOException {
        // Mapped no longer than it is read: the kernel does not forget pages that are in use.
        try (FileChannel channel = FileChannel.open(path);
                Arena arena = Arena.ofConfined()) {
            MemorySegment file =
                    channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            if (file.byteSize() < HEADER_SIZE
                    || file.get(INT, 0) != MAGIC
                    || file.get(SHORT, 4) != ELF64_LITTLE_ENDIAN) {
                throw new ProfileException(path + " is not a native image for Linux on x86-64");
            }
            long table = file.get(LONG, 40);
            int entrySize = Short.toUnsignedInt(file.get(SHORT, 58));
            int count = Short.toUnsignedInt(file.get(SHORT, 60));
            int ofNames = Short.toUnsignedInt(file.get(SHORT, 62));
            long names = file.get(LONG, table + (long) ofNames * entrySize + 24);
            List<Section> sections = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                long at = table + (long) i * entrySize;
                if (file.get(INT, at + 4) != NO_BITS) {
                    String name = text(file, names + file.get(INT, at));
                    long offset = file.get(LONG, at + 24);
                    long size = file.get(LONG, at + 32);
                    if (offset < 0 || size < 0 || size > file.byteSize() - offset) {
                        throw new IndexOutOfBoundsException(
                                "its section %s has %d bytes at %d of %d"
                                        .formatted(name, size, offset, file.byteSize()));
                    }
                    sections.add(new Section(name, file.get(LONG, at + 16), offset, size));
                }
            }
            return new ElfFile(path, List.copyOf(sections), init(file, sections));
        } catch (IndexOutOfBoundsException e) {
            throw new ProfileException(path + " is damaged: " + e.getMessage());
        }
    }

    private static long init(MemorySegment file, List<Section> sections) {
        for (Section section : sections) {
            if (section.name().equals(".dynamic")) {
                long end = section.offset() + section.size();
                for (long at = section.offset(); at < end; at += DYNAMIC_SIZE) {
                    if (file.get(LONG, at) == DYNAMIC_INIT) {
                        return file.get(LONG, at + Long.BYTES);
                    }
                }
            }
        }
        return 0;
    }

    private static String text(MemorySegment file, long at) {
        StringBuilder text = new StringBuilder();
        for (long i = at; file.get(ValueLayout.JAVA_BYTE, i) != 0; i++) {
            if (i - at == LONGEST_NAME) {
                throw new IndexOutOfBoundsException("the name at byte " + at + " does not end");
            }
            text.append((char) file.get(ValueLayout.JAVA_BYTE, i));
        }
        return text.toString();
    }

    /**
     * The section with the given name.
     *
     * @throws ProfileException if there is none
     */
    public Section section(String name) {
        return sections.stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow(() ->
                        new ProfileException(
                                "%s has no section %s: it is not a native image"
                                        .formatted(path, name)));
    }

    /**
     * Where a place in the file is mapped.
     *
     * @param offset in bytes, in one of the sections
     */
    public long addressOf(long offset) {
        return sections.stream()
                .filter(s -> s.contains(offset))
                .mapToLong(s -> s.address() + offset - s.offset())
                .findFirst()
                .orElseThrow(() ->
                        new ProfileException("%s has no section at %d".formatted(path, offset)));
    }

    /**
     * Where in the file is what is mapped at an address.
     *
     * @param address in one of the sections
     */
    public long offsetOf(long address) {
        return sections.stream()
                .filter(s ->
                        s.address() != 0
                                && address >= s.address()
                                && address < s.address() + s.size())
                .mapToLong(s -> s.offset() + address - s.address())
                .findFirst()
                .orElseThrow(() ->
                        new ProfileException("%s has nothing at %#x".formatted(path, address)));
    }
}
