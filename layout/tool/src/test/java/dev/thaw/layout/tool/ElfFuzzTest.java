// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.profile.TouchedRanges;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Images that are nearly right. */
class ElfFuzzTest {
    private static final String NAMES = "\0.text\0.svm_heap\0.data\0.names\0";

    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    @Test
    void images() throws Exception {
        Path file = directory.resolve("app");
        Fuzz.of("images")
                .seed(image())
                .tokens("\177ELF\2\1", ".text", ".svm_heap", ".data")
                .refusal(ProfileException.class, "app")
                .run(input -> {
                    Files.write(file, input);
                    ElfFile elf = ElfFile.read(file);
                    for (ElfFile.Section s : elf.sections()) {
                        assertTrue(s.offset() >= 0 && s.size() >= 0, s.toString());
                        assertTrue(s.size() <= input.length - s.offset(), s.toString());
                    }
                    ElfFile.Section text = elf.section(".text");
                    TouchedRanges.of(text, List.of(text.offset(), text.offset() + 4096), 16);
                    return elf.addressOf(text.offset());
                });
    }

    /** Sections of text, heap and data, and that of their names. */
    private static byte[] image() {
        ByteBuffer file = ByteBuffer.allocate(1024).order(ByteOrder.LITTLE_ENDIAN);
        byte[] names = NAMES.getBytes(StandardCharsets.US_ASCII);
        file.putInt(0x464c457f).putShort((short) 0x0102);
        file.putLong(40, 512).putShort(58, (short) 64).putShort(60, (short) 5);
        file.putShort(62, (short) 4);
        file.put(256, names);
        for (int i = 1; i < 5; i++) {
            int at = 512 + 64 * i;
            file.putInt(at, NAMES.indexOf('.', i == 1 ? 0 : file.getInt(at - 64) + 1));
            file.putInt(at + 4, 1).putLong(at + 16, 0x1000L * i);
            file.putLong(at + 24, i == 4 ? 256 : 64 * i)
                    .putLong(at + 32, i == 4 ? names.length : 64);
        }
        return file.array();
    }
}
