// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Names and values in their order, as heads, configurations and errors have them;
 * docs/visor-worker.md has the format.
 */
public final class Fields {
    /** What all fields together may take. */
    public static final int MAXIMUM_SIZE = 64 * 1024;

    private final List<Map.Entry<String, String>> entries;

    private Fields(List<Map.Entry<String, String>> entries) {
        this.entries = entries;
    }

    /**
     * Reads fields.
     *
     * @throws IllegalArgumentException if the bytes end within a field
     */
    public static Fields decode(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        List<Map.Entry<String, String>> entries = new ArrayList<>();
        while (in.hasRemaining()) {
            entries.add(Map.entry(text(in), text(in)));
        }
        return new Fields(entries);
    }

    private static String text(ByteBuffer in) {
        int length = in.remaining() < Integer.BYTES ? -1 : in.getInt();
        if (length < 0 || length > in.remaining()) {
            throw new IllegalArgumentException(
                    "the fields end within one, at byte " + in.position());
        }
        String text = new String(in.array(), in.position(), length, StandardCharsets.UTF_8);
        in.position(in.position() + length);
        return text;
    }

    /** The first value of that name; empty if there is none. */
    public String first(String name) {
        for (Map.Entry<String, String> entry : entries) {
            if (entry.getKey().equals(name)) {
                return entry.getValue();
            }
        }
        return "";
    }

    /** All values of that name. */
    public List<String> all(String name) {
        return entries.stream()
                .filter(entry -> entry.getKey().equals(name))
                .map(Map.Entry::getValue)
                .toList();
    }

    /** The HTTP headers; names in any case. */
    public Map<String, List<String>> headers() {
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (Map.Entry<String, String> entry : entries) {
            if (!entry.getKey().startsWith(":")) {
                headers.computeIfAbsent(entry.getKey(), name -> new ArrayList<>())
                        .add(entry.getValue());
            }
        }
        return Collections.unmodifiableMap(headers);
    }

    /** Writes fields. */
    public static final class Builder {
        private byte[] bytes = new byte[256];
        private int length;

        public Builder add(String name, String value) {
            add(name.getBytes(StandardCharsets.UTF_8));
            add(value.getBytes(StandardCharsets.UTF_8));
            return this;
        }

        /** A value that is fields, or other bytes. */
        public Builder add(String name, byte[] value) {
            add(name.getBytes(StandardCharsets.UTF_8));
            add(value);
            return this;
        }

        private void add(byte[] text) {
            int end = length + Integer.BYTES + text.length;
            if (end > bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.max(end, 2 * bytes.length));
            }
            ByteBuffer.wrap(bytes)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putInt(length, text.length)
                    .put(length + Integer.BYTES, text);
            length = end;
        }

        public byte[] encode() {
            return Arrays.copyOf(bytes, length);
        }
    }
}
