// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import dev.thaw.fuzz.Fuzz;
import dev.thaw.fuzz.MemoryDirectory;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that are nearly right. Graphs are not changed behind their checksum: they are trusted. */
class SerialFormFuzzTest {
    private static final int CHECKSUM = FileHeader.SIZE - Integer.BYTES;

    @TempDir(factory = MemoryDirectory.class)
    private Path directory;

    private final JvmHeap heap = new JvmHeap(2, 1 << 20);
    private final JvmProvider doss = new JvmProvider(heap);

    @Test
    void files() throws Exception {
        Path file = directory.resolve("f.doss");
        List<Object> graph = List.of("a", 1);
        doss.snapshot(graph, heap.getSlot(1));
        doss.store(heap.getSlot(1), file, FileOptions.STANDARD);
        byte[] whole = Files.readAllBytes(file);
        doss.unload(heap.getSlot(1));
        Fuzz.of("files")
                .seed(whole)
                .refusal(DOSSException.class, "f.doss")
                .run(input -> {
                    byte[] bytes = input.clone();
                    if (bytes.length >= FileHeader.SIZE && bytes.length % 2 == whole.length % 2) {
                        CRC32C crc = new CRC32C();
                        crc.update(bytes, 0, CHECKSUM);
                        ByteBuffer.wrap(bytes).putInt(CHECKSUM, (int) crc.getValue());
                    }
                    Files.write(file, bytes);
                    assertEquals(
                            bytes.length,
                            FileHeader.SIZE
                                    + SnapshotFile.read(file, heap.getSlot(1), FileOptions.STANDARD)
                                            .length);
                    return null;
                });
    }

    @Test
    void messages() throws Exception {
        Fuzz.of("messages")
                .seed(doss.pack(List.of("a", 1)))
                .refusal(DOSSException.class, "unpack")
                .run(input -> {
                    byte[] graph = JvmMessage.decode(input);
                    assertEquals(0, Arrays.compare(JvmMessage.encode(graph), input));
                    return null;
                });
    }
}
