// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.image;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * An executable that GraalVM has built: its ELF file has a section with the image heap.
 *
 * @param codeBytes the size of its code
 * @param heapBytes the size of its image heap
 * @param canPrefetch whether it was built to ask for pages before main
 */
public record NativeImage(Path file, long codeBytes, long heapBytes, boolean canPrefetch) {
    private static final ValueLayout.OfShort SHORT =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final ValueLayout.OfInt INT =
            ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final ValueLayout.OfLong LONG =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private static final int MAGIC = 0x464c457f;
    private static final int ELF64_LITTLE_ENDIAN = 0x0102;
    private static final int HEADER = 64;
    private static final int SECTION_HEADER = 64;
    private static final int NO_BITS = 8;
    private static final String PREFETCH = "\0thaw_startup_prefetch\0";

    /** Far more than any section's name has. */
    private static final int LONGEST_NAME = 1000;

    /** So much of a section's names is looked through at once. */
    private static final int PIECE = 1 << 20;

    /** Where a section lies in the file. */
    private record Section(long offset, long size) {}

    /**
     * @return none for a file that is no native image, or no ELF file
     * @throws IOException if it cannot be read
     */
    public static Optional<NativeImage> of(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) < HEADER) {
            return Optional.empty();
        }
        // mapped no longer than it is read: the kernel does not forget pages that are in use
        try (FileChannel channel = FileChannel.open(file);
                Arena arena = Arena.ofConfined()) {
            MemorySegment elf =
                    channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            if (elf.get(INT, 0) != MAGIC || elf.get(SHORT, 4) != ELF64_LITTLE_ENDIAN) {
                return Optional.empty();
            }
            Map<String, Section> sections = sections(elf);
            if (!sections.containsKey(".svm_heap")) {
                return Optional.empty();
            }
            boolean canPrefetch =
                    contains(elf, sections.get(".dynstr"))
                            || contains(elf, sections.get(".strtab"));
            long code = sections.containsKey(".text") ? sections.get(".text").size() : 0;
            return Optional.of(
                    new NativeImage(file, code, sections.get(".svm_heap").size(), canPrefetch));
        } catch (IndexOutOfBoundsException e) {
            // a damaged file: whoever runs it will see
            return Optional.empty();
        }
    }

    private static Map<String, Section> sections(MemorySegment elf) {
        long table = elf.get(LONG, 40);
        int count = Short.toUnsignedInt(elf.get(SHORT, 60));
        long names = table + (long) Short.toUnsignedInt(elf.get(SHORT, 62)) * SECTION_HEADER;
        long texts = elf.get(LONG, names + 24);
        Map<String, Section> sections = new HashMap<>();
        for (int i = 0; i < count; i++) {
            long at = table + (long) i * SECTION_HEADER;
            if (elf.get(INT, at + 4) != NO_BITS) {
                Section section = new Section(elf.get(LONG, at + 24), elf.get(LONG, at + 32));
                Objects.checkFromIndexSize(section.offset(), section.size(), elf.byteSize());
                sections.put(text(elf, texts + elf.get(INT, at)), section);
            }
        }
        return sections;
    }

    private static String text(MemorySegment elf, long at) {
        StringBuilder text = new StringBuilder();
        for (long i = at; elf.get(ValueLayout.JAVA_BYTE, i) != 0; i++) {
            Objects.checkIndex(i - at, LONGEST_NAME);
            text.append((char) elf.get(ValueLayout.JAVA_BYTE, i));
        }
        return text.toString();
    }

    private static boolean contains(MemorySegment elf, Section names) {
        if (names == null) {
            return false;
        }
        MemorySegment all = elf.asSlice(names.offset(), names.size());
        for (long at = 0; at < names.size(); at += PIECE) {
            // with as much of the next piece as the name may reach into
            long size = Math.min(names.size() - at, PIECE + PREFETCH.length());
            byte[] bytes = all.asSlice(at, size).toArray(ValueLayout.JAVA_BYTE);
            if (new String(bytes, StandardCharsets.ISO_8859_1).contains(PREFETCH)) {
                return true;
            }
        }
        return false;
    }
}
