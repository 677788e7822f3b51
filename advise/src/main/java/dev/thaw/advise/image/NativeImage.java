// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.image;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * An executable that GraalVM has built: its ELF file has a section with the image heap.
 *
 * @param codeBytes the size of its code
 * @param heapBytes the size of its image heap
 * @param canPrefetch whether it was built to ask for pages before main
 */
public record NativeImage(Path file, long codeBytes, long heapBytes, boolean canPrefetch) {
    private static final int MAGIC = 0x464c457f;
    private static final int ELF64_LITTLE_ENDIAN = 0x0102;
    private static final int HEADER = 64;
    private static final int SECTION_HEADER = 64;
    private static final String PREFETCH = "\0thaw_startup_prefetch\0";

    /** Where a section lies in the file. */
    private record Section(int offset, int size) {}

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
            ByteBuffer elf =
                    channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena)
                            .asByteBuffer()
                            .order(ByteOrder.LITTLE_ENDIAN);
            if (elf.getInt(0) != MAGIC || elf.getShort(4) != ELF64_LITTLE_ENDIAN) {
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
        } catch (IndexOutOfBoundsException
                | ArithmeticException
                | UnsupportedOperationException e) {
            // a damaged file, or one of more than 2 GB: whoever runs it will see
            return Optional.empty();
        }
    }

    private static Map<String, Section> sections(ByteBuffer elf) {
        int table = Math.toIntExact(elf.getLong(40));
        int count = Short.toUnsignedInt(elf.getShort(60));
        int names = table + Short.toUnsignedInt(elf.getShort(62)) * SECTION_HEADER;
        int texts = Math.toIntExact(elf.getLong(names + 24));
        Map<String, Section> sections = new HashMap<>();
        for (int i = 0; i < count; i++) {
            int at = table + i * SECTION_HEADER;
            int name = texts + elf.getInt(at);
            StringBuilder text = new StringBuilder();
            for (int j = name; elf.get(j) != 0; j++) {
                text.append((char) elf.get(j));
            }
            sections.put(
                    text.toString(),
                    new Section(
                            Math.toIntExact(elf.getLong(at + 24)),
                            Math.toIntExact(elf.getLong(at + 32))));
        }
        return sections;
    }

    private static boolean contains(ByteBuffer elf, Section names) {
        if (names == null) {
            return false;
        }
        byte[] bytes = new byte[names.size()];
        elf.get(names.offset(), bytes);
        return new String(bytes, StandardCharsets.ISO_8859_1).contains(PREFETCH);
    }
}
