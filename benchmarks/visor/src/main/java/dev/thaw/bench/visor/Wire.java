// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Fields and frames of {@code docs/visor-worker.md}, as far as a benchmark needs them. */
final class Wire {
    static final int HELLO = 1;
    static final int CONFIGURE = 2;
    static final int READY = 3;
    static final int LOAD = 4;
    static final int DONE = 6;
    static final int FAILED = 7;
    static final int INVOKE = 8;
    static final int BODY = 9;
    static final int END = 12;
    static final int LAST = 1;

    private static final int HEADER = 8;

    /** Of the payload only what fields need is kept. */
    record Frame(int type, int id, ByteBuffer payload) {
        Map<String, String> fields() {
            Map<String, String> fields = new TreeMap<>();
            while (payload.hasRemaining()) {
                String name = text(payload);
                fields.putIfAbsent(name, text(payload));
            }
            return fields;
        }
    }

    private Wire() {}

    /** Names and values in turn; a value is text, or bytes that are fields themselves. */
    static byte[] fields(Object... namesAndValues) {
        List<byte[]> parts = new ArrayList<>();
        int length = 0;
        for (Object part : namesAndValues) {
            byte[] bytes =
                    part instanceof byte[] nested
                            ? nested
                            : part.toString().getBytes(StandardCharsets.UTF_8);
            parts.add(bytes);
            length += Integer.BYTES + bytes.length;
        }
        ByteBuffer out = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        parts.forEach(bytes -> out.putInt(bytes.length).put(bytes));
        return out.array();
    }

    static ByteBuffer frame(int type, int flags, int id, byte[] payload) {
        return ByteBuffer.allocate(Integer.BYTES + HEADER + payload.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(HEADER + payload.length)
                .put((byte) type)
                .put((byte) flags)
                .putShort((short) 0)
                .putInt(id)
                .put(payload)
                .flip();
    }

    /** The next frame of a buffer, or null if it is not all there. */
    static Frame next(ByteBuffer in) {
        if (in.remaining() < Integer.BYTES
                || in.remaining() < Integer.BYTES + in.getInt(in.position())) {
            return null;
        }
        int length = in.getInt() - HEADER;
        int type = in.get();
        in.get();
        in.getShort();
        int id = in.getInt();
        ByteBuffer payload = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        payload.put(in.slice(in.position(), length)).flip();
        in.position(in.position() + length);
        return new Frame(type, id, payload);
    }

    private static String text(ByteBuffer in) {
        byte[] bytes = new byte[in.getInt()];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
