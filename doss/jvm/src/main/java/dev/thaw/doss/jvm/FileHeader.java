// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import dev.thaw.doss.DOSSException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Properties;
import java.util.zip.CRC32C;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The first {@link #SIZE} bytes of a snapshot file of the JVM.
 *
 * @param slotId the slot that the graph was in
 * @param capacity of that slot
 * @param bodySize bytes of the serialized graph
 * @param bodyChecksum its CRC32C
 * @param authentication HMAC-SHA256 of the header without it, and the body; zeros without a key
 */
record FileHeader(
        int slotId, long capacity, long bodySize, int bodyChecksum, byte[] authentication) {
    static final int SIZE = 160;

    private static final byte[] MAGIC = "THWDOSSJ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] IMAGE_MAGIC = "THWDOSS\0".getBytes(StandardCharsets.US_ASCII);
    private static final int FORMAT_VERSION = 5;
    private static final int SERIALIZER_NAME_SIZE = 48;
    private static final int AUTHENTICATION_SIZE = 32;
    private static final int CHECKSUM_OFFSET = SIZE - Integer.BYTES;
    private static final String SERIALIZER = "Kryo " + kryoVersion();

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

    /** The header of a file with the given body. */
    static FileHeader of(JvmSlot slot, byte[] body, byte[] key) {
        FileHeader header =
                new FileHeader(
                        slot.id(),
                        slot.capacity(),
                        body.length,
                        checksum(body, body.length),
                        new byte[AUTHENTICATION_SIZE]);
        return key == null
                ? header
                : new FileHeader(
                        header.slotId,
                        header.capacity,
                        header.bodySize,
                        header.bodyChecksum,
                        header.hmac(body, key));
    }

    private byte[] hmac(byte[] body, byte[] key) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update(
                    new FileHeader(
                                    slotId,
                                    capacity,
                                    bodySize,
                                    bodyChecksum,
                                    new byte[AUTHENTICATION_SIZE])
                            .encode());
            return mac.doFinal(body);
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new AssertionError("every Java has it", e);
        }
    }

    byte[] encode() {
        ByteBuffer b = ByteBuffer.allocate(SIZE);
        b.put(MAGIC).putInt(FORMAT_VERSION).putInt(Runtime.version().feature());
        b.put(Arrays.copyOf(SERIALIZER.getBytes(StandardCharsets.UTF_8), SERIALIZER_NAME_SIZE));
        b.putInt(slotId).putLong(capacity).putLong(bodySize).putInt(bodyChecksum);
        b.put(authentication);
        b.putInt(CHECKSUM_OFFSET, checksum(b.array(), CHECKSUM_OFFSET));
        return b.array();
    }

    /**
     * @param b the first bytes of the file
     * @throws DOSSException if they are no header that can be read here
     */
    static FileHeader decode(ByteBuffer b, Path file) {
        byte[] magic = new byte[MAGIC.length];
        b.get(magic);
        if (Arrays.equals(magic, IMAGE_MAGIC)) {
            throw new DOSSException(
                    "%s is a snapshot of a native image; this is a JVM: store it again here"
                            .formatted(file));
        }
        if (!Arrays.equals(magic, MAGIC)) {
            throw new DOSSException(
                    "%s is not a snapshot file: it does not begin as one".formatted(file));
        }
        require(file, "format version", b.getInt(), FORMAT_VERSION);
        int expected = b.getInt(CHECKSUM_OFFSET);
        int actual = checksum(b.array(), CHECKSUM_OFFSET);
        if (actual != expected) {
            throw new DOSSException(
                    "The header of %s is damaged: its checksum is %08x, the file says %08x; store it again"
                            .formatted(file, actual, expected));
        }
        require(file, "JDK", b.getInt(), Runtime.version().feature());
        byte[] name = new byte[SERIALIZER_NAME_SIZE];
        b.get(name);
        require(file, "serializer", new String(name, StandardCharsets.UTF_8).trim(), SERIALIZER);
        int slotId = b.getInt();
        long capacity = b.getLong();
        long bodySize = b.getLong();
        int bodyChecksum = b.getInt();
        byte[] authentication = new byte[AUTHENTICATION_SIZE];
        b.get(authentication);
        return new FileHeader(slotId, capacity, bodySize, bodyChecksum, authentication);
    }

    /** Fails unless a file of that size could be one of the slot. */
    void requireFits(JvmSlot slot, long fileSize, Path file) {
        require(file, "slot", slotId, slot.id());
        require(file, "slot capacity", capacity, slot.capacity());
        if (bodySize <= 0 || bodySize > slot.capacity()) {
            throw new DOSSException(
                    "%s does not fit its slot: %d bytes of objects, capacity %d"
                            .formatted(file, bodySize, slot.capacity()));
        }
        if (fileSize != SIZE + bodySize) {
            throw new DOSSException(
                    "%s is truncated or overwritten: it has %d bytes, its header says %d; store it again"
                            .formatted(file, fileSize, SIZE + bodySize));
        }
    }

    /**
     * Fails unless the body is the one that was stored.
     *
     * @param key that it must have been stored with; null if that does not matter
     */
    void requireBody(byte[] body, byte[] key, Path file) {
        int actual = checksum(body, body.length);
        if (actual != bodyChecksum) {
            throw new DOSSException(
                    "The objects in %s are damaged: their checksum is %08x, the header says %08x; store it again"
                            .formatted(file, actual, bodyChecksum));
        }
        if (key == null) {
            return;
        }
        if (Arrays.equals(authentication, new byte[AUTHENTICATION_SIZE])) {
            throw new DOSSException(
                    "%s is not loaded, since it was stored without a key; store it with the key that LOAD has"
                            .formatted(file));
        }
        if (!MessageDigest.isEqual(authentication, hmac(body, key))) {
            throw new DOSSException(
                    "%s is not loaded: it was stored with another key, or changed since; store it again"
                            .formatted(file));
        }
    }

    private static int checksum(byte[] bytes, int count) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, 0, count);
        return (int) crc.getValue();
    }

    private static void require(Path file, String what, Object actual, Object expected) {
        if (!actual.equals(expected)) {
            throw new DOSSException(
                    "%s cannot be loaded here: its %s is %s, this program has %s; store it again here"
                            .formatted(file, what, actual, expected));
        }
    }
}
