// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.file;

import dev.thaw.doss.DOSSException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/**
 * The HMAC-SHA256 of a snapshot file, in the unused end of its header: of the header without it,
 * the rest of the first page, and all from {@link SlotGeometry#bodyOffset}. {@code javax.crypto}
 * would bring all its providers into each image.
 *
 * <p>Source: RFC 2104, FIPS 180-4.
 */
public final class FileAuthentication {
    /** Where it is in the header. */
    public static final int OFFSET = 216;

    static final int SIZE = 32;
    private static final int BLOCK = 64;
    private static final byte INNER = 0x36;
    private static final byte OUTER = 0x5c;

    private final byte[] key;
    private final MessageDigest digest;

    public FileAuthentication(byte[] key) {
        digest = sha256();
        this.key = Arrays.copyOf(key.length > BLOCK ? digest.digest(key) : key, BLOCK);
        digest.update(padded(INNER));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has it", e);
        }
    }

    private byte[] padded(byte padding) {
        byte[] result = key.clone();
        for (int i = 0; i < result.length; i++) {
            result[i] ^= padding;
        }
        return result;
    }

    /** Adds what comes next. */
    public void update(byte[] bytes, int offset, int length) {
        digest.update(bytes, offset, length);
    }

    /** Adds what comes next. */
    public void update(ByteBuffer bytes) {
        digest.update(bytes);
    }

    /** Of all that was added; nothing can be added afterwards. */
    public byte[] finish() {
        byte[] inner = digest.digest();
        digest.update(padded(OUTER));
        return digest.digest(inner);
    }

    /**
     * Fails unless the header has the HMAC of what was added.
     *
     * @param header as it is in the file
     */
    public void require(byte[] header, Path file) {
        byte[] stored = Arrays.copyOfRange(header, OFFSET, OFFSET + SIZE);
        if (Arrays.equals(stored, new byte[SIZE])) {
            throw new DOSSException(
                    "%s is not loaded, since it was stored without a key; store it with the key that LOAD has"
                            .formatted(file));
        }
        if (!MessageDigest.isEqual(stored, finish())) {
            throw new DOSSException(
                    "%s is not loaded: it was stored with another key, or changed since; store it again"
                            .formatted(file));
        }
    }
}
