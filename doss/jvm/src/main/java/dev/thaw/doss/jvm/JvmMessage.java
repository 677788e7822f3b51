// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSSException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** A serialized graph for another process: a mark, a checksum, the graph. */
final class JvmMessage {
    /** About as much as an image packs. */
    static final int MAX_SIZE = 128 * 1024;

    private static final long MAGIC = 0x0247534d5748544aL;
    private static final int HEADER_SIZE = Long.BYTES + Integer.BYTES;

    private JvmMessage() {}

    static byte[] encode(byte[] graph) {
        if (graph.length > MAX_SIZE) {
            throw new DOSSException(
                    "pack: the graph takes %d bytes, a message has room for %d; SNAPSHOT and STORE take more"
                            .formatted(graph.length, MAX_SIZE));
        }
        return ByteBuffer.allocate(HEADER_SIZE + graph.length)
                .putLong(MAGIC)
                .putInt(checksum(graph))
                .put(graph)
                .array();
    }

    static byte[] decode(byte[] message) {
        ByteBuffer b = ByteBuffer.wrap(message);
        if (message.length < HEADER_SIZE || b.getLong() != MAGIC) {
            throw new DOSSException(
                    "unpack: the %d bytes are not a message of a JVM: they do not begin as one"
                            .formatted(message.length));
        }
        int expected = b.getInt();
        byte[] graph = Arrays.copyOfRange(message, HEADER_SIZE, message.length);
        int actual = checksum(graph);
        if (actual != expected) {
            throw new DOSSException(
                    "unpack: the message of %d bytes is damaged: its checksum is %08x, its header says %08x; pack it again"
                            .formatted(message.length, actual, expected));
        }
        return graph;
    }

    private static int checksum(byte[] bytes) {
        CRC32C crc = new CRC32C();
        crc.update(bytes);
        return (int) crc.getValue();
    }
}
