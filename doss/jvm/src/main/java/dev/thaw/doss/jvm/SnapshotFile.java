// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import dev.thaw.doss.DOSSException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Properties;
import java.util.UUID;
import java.util.zip.CRC32C;

/** Snapshot files of the JVM: a header of {@link #HEADER_SIZE} bytes, then the serialized graph. */
final class SnapshotFile {
    static final int HEADER_SIZE = 128;

    private static final byte[] MAGIC = "THWDOSSJ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] IMAGE_MAGIC = "THWDOSS\0".getBytes(StandardCharsets.US_ASCII);
    private static final int FORMAT_VERSION = 1;
    private static final int SERIALIZER_NAME_SIZE = 48;
    private static final int CHECKSUM_OFFSET = HEADER_SIZE - Integer.BYTES;
    private static final String SERIALIZER = "Kryo " + kryoVersion();

    private SnapshotFile() {}

    private static String kryoVersion() {
        // Kryo's classes do not say their version, its jar does.
        String place = "/META-INF/maven/com.esotericsoftware/kryo/pom.properties";
        try (InputStream in = Kryo.class.getResourceAsStream(place)) {
            Properties properties = new Properties();
            if (in != null) {
                properties.load(in);
            }
            return properties.getProperty("version", "of unknown version");
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + place, e);
        }
    }

    /** Writes beside the file, then renames: the file is there whole, or as it was. */
    static void write(Path file, JvmSlot slot, byte[] body) {
        Path target = file.toAbsolutePath();
        if (target.getFileName() == null || Files.isDirectory(target)) {
            throw new DOSSException(
                    "STORE of slot %d: %s is a directory; name a file"
                            .formatted(slot.id(), target));
        }
        Path beside =
                target.resolveSibling(
                        ".%s.%s.tmp".formatted(target.getFileName(), UUID.randomUUID()));
        try {
            try (FileChannel out =
                    FileChannel.open(
                            beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                writeAll(out, ByteBuffer.wrap(header(slot, body)));
                writeAll(out, ByteBuffer.wrap(body));
                out.force(true);
            }
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE);
            try (FileChannel directory = FileChannel.open(target.getParent())) {
                directory.force(true);
            }
        } catch (IOException e) {
            throw new DOSSException(
                    "STORE of slot %d: cannot write %s: %s".formatted(slot.id(), target, reason(e)),
                    e);
        } finally {
            deleteQuietly(beside);
        }
    }

    private static void writeAll(FileChannel out, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
    }

    private static void deleteQuietly(Path beside) {
        try {
            Files.deleteIfExists(beside);
        } catch (IOException e) {
            System.getLogger("dev.thaw.doss")
                    .log(System.Logger.Level.WARNING, "STORE left " + beside + ": " + e);
        }
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "No such file or directory";
        }
        return e instanceof FileSystemException f && f.getReason() != null
                ? f.getReason()
                : String.valueOf(e.getMessage());
    }

    private static byte[] header(JvmSlot slot, byte[] body) {
        ByteBuffer b = ByteBuffer.allocate(HEADER_SIZE);
        b.put(MAGIC).putInt(FORMAT_VERSION).putInt(Runtime.version().feature());
        b.put(Arrays.copyOf(serializer(), SERIALIZER_NAME_SIZE));
        b.putInt(slot.id()).putLong(slot.capacity());
        b.putLong(body.length).putInt(checksum(body, body.length));
        b.putInt(CHECKSUM_OFFSET, checksum(b.array(), CHECKSUM_OFFSET));
        return b.array();
    }

    private static byte[] serializer() {
        return SERIALIZER.getBytes(StandardCharsets.UTF_8);
    }

    private static int checksum(byte[] bytes, int count) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, count);
        return (int) crc.getValue();
    }

    /** The serialized graph in the file; checks all that can be checked before it is read. */
    static byte[] read(Path file, JvmSlot slot) {
        // Asked first: to open a pipe would wait for a writer.
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new DOSSException(
                    "%s is not a snapshot file: it is a directory or device; name a file"
                            .formatted(file));
        }
        try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
            long size = in.size();
            if (size < HEADER_SIZE) {
                throw new DOSSException(
                        "%s is not a snapshot file: it has %d bytes, a header alone has %d"
                                .formatted(file, size, HEADER_SIZE));
            }
            ByteBuffer header = readFully(in, HEADER_SIZE, file);
            int bodySize = bodySize(header, file, slot, size);
            ByteBuffer body = readFully(in, bodySize, file);
            int expected = header.getInt();
            int actual = checksum(body.array(), bodySize);
            if (actual != expected) {
                throw new DOSSException(
                        "The objects in %s are damaged: their checksum is %08x, the header says %08x; store it again"
                                .formatted(file, actual, expected));
            }
            return body.array();
        } catch (IOException e) {
            throw new DOSSException("LOAD: cannot read %s: %s".formatted(file, reason(e)), e);
        }
    }

    /** Checks the header and leaves it at the body's checksum. */
    private static int bodySize(ByteBuffer header, Path file, JvmSlot slot, long fileSize) {
        byte[] magic = new byte[MAGIC.length];
        header.get(magic);
        if (Arrays.equals(magic, IMAGE_MAGIC)) {
            throw new DOSSException(
                    "%s is a snapshot of a native image; this is a JVM: store it again here"
                            .formatted(file));
        }
        if (!Arrays.equals(magic, MAGIC)) {
            throw new DOSSException(
                    "%s is not a snapshot file: it does not begin as one".formatted(file));
        }
        require(file, "format version", header.getInt(), FORMAT_VERSION);
        int expected = header.getInt(CHECKSUM_OFFSET);
        int actual = checksum(header.array(), CHECKSUM_OFFSET);
        if (actual != expected) {
            throw new DOSSException(
                    "The header of %s is damaged: its checksum is %08x, the file says %08x; store it again"
                            .formatted(file, actual, expected));
        }
        require(file, "JDK", header.getInt(), Runtime.version().feature());
        byte[] name = new byte[SERIALIZER_NAME_SIZE];
        header.get(name);
        require(file, "serializer", new String(name, StandardCharsets.UTF_8).trim(), SERIALIZER);
        require(file, "slot", header.getInt(), slot.id());
        require(file, "slot capacity", header.getLong(), slot.capacity());
        long bodySize = header.getLong();
        if (bodySize <= 0 || bodySize > slot.capacity()) {
            throw new DOSSException(
                    "%s does not fit its slot: %d bytes of objects, capacity %d"
                            .formatted(file, bodySize, slot.capacity()));
        }
        if (fileSize != HEADER_SIZE + bodySize) {
            throw new DOSSException(
                    "%s is truncated or overwritten: it has %d bytes, its header says %d; store it again"
                            .formatted(file, fileSize, HEADER_SIZE + bodySize));
        }
        return (int) bodySize;
    }

    private static void require(Path file, String what, Object actual, Object expected) {
        if (!actual.equals(expected)) {
            throw new DOSSException(
                    "%s cannot be loaded here: its %s is %s, this program has %s; store it again here"
                            .formatted(file, what, actual, expected));
        }
    }

    private static ByteBuffer readFully(FileChannel in, int count, Path file) throws IOException {
        ByteBuffer b = ByteBuffer.allocate(count);
        while (b.hasRemaining()) {
            if (in.read(b) < 0) {
                throw new DOSSException(
                        "%s was truncated while it was read; store it again".formatted(file));
            }
        }
        return b.flip();
    }
}
