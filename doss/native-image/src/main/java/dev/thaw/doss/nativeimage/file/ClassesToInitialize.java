// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.file;

import dev.thaw.doss.DOSSException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * The classes that LOAD must initialize before it maps the objects, behind the header in the first
 * page of a snapshot file: a checksum, the number of words, and in these words a bit for each class
 * that an image initializes at run time, in the image's own order. All zero if there are none.
 *
 * <p>Source: DOSS dissertation, section 5.3, problem 3.
 *
 * @param numbers of the classes, ascending
 */
public record ClassesToInitialize(List<Integer> numbers) {
    public static final ClassesToInitialize NONE = new ClassesToInitialize(List.of());

    /** Where they are in the file. */
    public static final int OFFSET = SnapshotHeader.SIZE;

    private static final int PREFIX = 2 * Integer.BYTES;
    private static final int MAX_WORDS = ((int) SlotGeometry.PAGE - OFFSET - PREFIX) / Long.BYTES;

    /** Numbers from here on have no place. */
    public static final int LIMIT = MAX_WORDS * Long.SIZE;

    /** What lies at {@link #OFFSET}; zeros follow up to the end of the page. */
    public byte[] encode() {
        BitSet bits = new BitSet();
        numbers.forEach(bits::set);
        long[] words = bits.toLongArray();
        ByteBuffer b = ByteBuffer.allocate(PREFIX + words.length * Long.BYTES);
        b.order(ByteOrder.LITTLE_ENDIAN).putInt(0).putInt(words.length);
        for (long word : words) {
            b.putLong(word);
        }
        return b.putInt(0, checksum(b.array(), 0, words.length)).array();
    }

    /**
     * @param firstPage the begin of the file, at most a page
     * @throws DOSSException if they are damaged
     */
    public static ClassesToInitialize decode(byte[] firstPage, Path file) {
        return decode(firstPage, Math.min(OFFSET, firstPage.length), file);
    }

    /**
     * @param offset where they are
     * @param source for messages
     * @throws DOSSException if they are damaged
     */
    public static ClassesToInitialize decode(byte[] bytes, int offset, Object source) {
        ByteBuffer b = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int size = bytes.length - offset;
        boolean valid = size >= PREFIX;
        if (valid) {
            int words = b.getInt(offset + Integer.BYTES);
            valid =
                    words >= 0
                            && words <= (size - PREFIX) / Long.BYTES
                            && b.getInt(offset) == checksum(bytes, offset, words);
            b.limit(valid ? offset + PREFIX + words * Long.BYTES : b.limit());
        }
        if (!valid) {
            throw new DOSSException(
                    "The header of %s is damaged: its list of classes to initialize does not fit its checksum; store it again"
                            .formatted(source));
        }
        if (!b.position(offset + PREFIX).hasRemaining()) {
            return NONE;
        }
        BitSet bits = BitSet.valueOf(b);
        return new ClassesToInitialize(bits.stream().boxed().toList());
    }

    /** Of the number of words and the words; 0 if there are none. */
    private static int checksum(byte[] bytes, int offset, int words) {
        if (words == 0) {
            return 0;
        }
        CRC32C crc = new CRC32C();
        crc.update(bytes, offset + Integer.BYTES, Integer.BYTES + words * Long.BYTES);
        return (int) crc.getValue();
    }
}
