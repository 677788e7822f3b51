// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that is not as it was stored is never loaded. */
class SnapshotFileTest {
    @TempDir Path directory;

    private final JvmHeap heap = new JvmHeap(1, 1 << 20);
    private final JvmProvider doss = new JvmProvider(heap);
    private Path file;
    private byte[] good;

    @BeforeEach
    void store() throws Exception {
        file = directory.resolve("file.doss");
        doss.snapshot(Graphs.RECORDS_AND_ENUMS.build(), heap.getSlot(0));
        doss.store(heap.getSlot(0), file);
        doss.unload(heap.getSlot(0));
        good = Files.readAllBytes(file);
    }

    @Test
    void everyFlippedByteOfTheHeaderIsFound() throws Exception {
        for (int i = 0; i < FileHeader.SIZE; i++) {
            byte[] bad = good.clone();
            bad[i] ^= (byte) 0xff;
            refuse(bad, "");
        }
    }

    @Test
    void flippedBitsOfTheBodyAreFound() throws Exception {
        Random random = new Random(1);
        for (int i = 0; i < 500; i++) {
            byte[] bad = good.clone();
            int at = random.nextInt(FileHeader.SIZE, bad.length);
            bad[at] ^= (byte) (1 << random.nextInt(8));
            refuse(bad, "are damaged");
        }
    }

    @Test
    void truncationsAreFound() throws Exception {
        Random random = new Random(2);
        for (int i = 0; i < FileHeader.SIZE; i++) {
            refuse(Arrays.copyOf(good, i), "not a snapshot file");
        }
        for (int i = 0; i < 200; i++) {
            int size = random.nextInt(FileHeader.SIZE, good.length);
            refuse(Arrays.copyOf(good, size), "truncated");
        }
        refuse(Arrays.copyOf(good, good.length + 1), "overwritten");
    }

    @Test
    void otherVersionsAreNamedWithBothValues() throws Exception {
        refuse(withInt(8, 7), "format version is 7, this program has 5");
        int jdk = Runtime.version().feature();
        refuse(withInt(12, 21), "JDK is 21, this program has " + jdk);
        byte[] kryo = good.clone();
        System.arraycopy("Kryo 4.0.0".getBytes(StandardCharsets.UTF_8), 0, kryo, 16, 10);
        refuse(sealed(kryo), "serializer is Kryo 4.0.0, this program has Kryo 5.");
        refuse(withInt(64, 3), "slot is 3, this program has 0");
        byte[] image = good.clone();
        image[7] = 0;
        refuse(image, "native image");
    }

    @Test
    void otherCapacityIsNamed() {
        JvmHeap other = new JvmHeap(1, 2 << 20);
        DOSSException e =
                assertThrows(
                        DOSSException.class,
                        () -> new JvmProvider(other).load(file, other.getSlot(0)));
        assertTrue(e.getMessage().contains("slot capacity is 1048576"), e.getMessage());
    }

    @Test
    void classesThatHaveChangedAreNamed() throws Exception {
        // The file tells the shape of each class; another shape is as if the class had changed.
        byte[] bad = good.clone();
        ByteBuffer b = ByteBuffer.wrap(bad);
        int name = new String(bad, StandardCharsets.ISO_8859_1).indexOf("java.util.HashMa");
        int shape = name + "java.util.HashMap".length();
        bad[shape] ^= 1;
        CRC32C crc = new CRC32C();
        crc.update(bad, FileHeader.SIZE, bad.length - FileHeader.SIZE);
        b.putInt(84, (int) crc.getValue());
        refuse(sealed(bad), "java.util.HashMap has other fields");
    }

    @Test
    void whatIsNoFileIsRefused() {
        for (Path p : new Path[] {directory, directory.resolve("missing")}) {
            DOSSException e =
                    assertThrows(DOSSException.class, () -> doss.load(p, heap.getSlot(0)));
            assertTrue(e.getMessage().contains(p.toString()), e.getMessage());
            assertNull(heap.getSlot(0).getSnapshot());
        }
    }

    @Test
    void whatKilledProcessesHaveLeftIsRemoved() throws Exception {
        Path dead = unfinished("file.doss", ".jvm.tmp");
        Path living = unfinished("file.doss", ".jvm.tmp");
        Path ofAnImage = unfinished("file.doss", ".tmp");
        Path ofAnother = unfinished("other.doss", ".jvm.tmp");
        for (Path p : List.of(dead, living, ofAnImage, ofAnother)) {
            Files.createFile(p);
        }
        Process writer =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Writer.class.getName(),
                                living.toString())
                        .start();
        try {
            assertEquals('\n', writer.getInputStream().read());
            doss.snapshot("text", heap.getSlot(0));
            doss.store(heap.getSlot(0), file);
        } finally {
            writer.destroyForcibly().waitFor();
        }
        assertFalse(Files.exists(dead));
        for (Path p : List.of(living, ofAnImage, ofAnother)) {
            assertTrue(Files.exists(p), p.toString());
        }
        doss.store(heap.getSlot(0), file);
        assertFalse(Files.exists(living));
    }

    private Path unfinished(String name, String suffix) {
        return directory.resolve("." + name + "." + UUID.randomUUID() + suffix);
    }

    /** A process that has not finished its file. */
    static final class Writer {
        public static void main(String[] args) throws Exception {
            try (FileChannel file = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE)) {
                file.lock();
                System.out.print('\n');
                System.out.flush();
                System.in.read();
            }
        }
    }

    private byte[] withInt(int offset, int value) {
        byte[] bytes = good.clone();
        ByteBuffer.wrap(bytes).putInt(offset, value);
        return sealed(bytes);
    }

    /** With a checksum of the header that is right. */
    private static byte[] sealed(byte[] bytes) {
        int at = FileHeader.SIZE - Integer.BYTES;
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, at);
        ByteBuffer.wrap(bytes).putInt(at, (int) crc.getValue());
        return bytes;
    }

    private void refuse(byte[] bytes, String message) throws Exception {
        Files.write(file, bytes);
        DOSSException e =
                assertThrows(DOSSException.class, () -> doss.load(file, heap.getSlot(0)), message);
        assertTrue(e.getMessage().contains(message), e.getMessage());
        assertTrue(e.getMessage().contains(file.toString()), e.getMessage());
        assertEquals(0, heap.getSlot(0).size());
    }
}
