// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Names and values in their order; a value may be fields itself. */
final class Fields {
    /** Of a list, on the wire. */
    static final int MAXIMUM = 64 << 10;

    private record Field(String name, byte[] value) {}

    private final List<Field> fields = new ArrayList<>();

    static Fields read(byte[] bytes) throws ProtocolException {
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        Fields fields = new Fields();
        while (in.hasRemaining()) {
            fields.fields.add(new Field(text(piece(in)), piece(in)));
        }
        return fields;
    }

    private static byte[] piece(ByteBuffer in) throws ProtocolException {
        int length = in.remaining() < Integer.BYTES ? -1 : in.getInt();
        if (length < 0 || length > in.remaining()) {
            throw new ProtocolException("fields end within one, at byte " + in.position());
        }
        byte[] bytes = new byte[length];
        in.get(bytes);
        return bytes;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    Fields add(String name, String value) {
        return add(name, value.getBytes(StandardCharsets.UTF_8));
    }

    Fields add(String name, long value) {
        return add(name, Long.toString(value));
    }

    Fields add(String name, byte[] value) {
        fields.add(new Field(name, value));
        return this;
    }

    Fields addAll(Fields others) {
        fields.addAll(others.fields);
        return this;
    }

    /** The first value of that name, or null. */
    byte[] bytes(String name) {
        for (Field field : fields) {
            if (field.name.equals(name)) {
                return field.value;
            }
        }
        return null;
    }

    /** The first value of that name; empty if there is none. */
    String first(String name) {
        byte[] value = bytes(name);
        return value == null ? "" : text(value);
    }

    List<String> all(String name) {
        return fields.stream().filter(f -> f.name.equals(name)).map(f -> text(f.value)).toList();
    }

    long number(String name, long otherwise) throws ProtocolException {
        String value = first(name);
        if (value.isEmpty()) {
            return otherwise;
        }
        try {
            return Long.parseLong(value);
        } catch (NumberFormatException e) {
            throw new ProtocolException(name + " is '" + value + "', which is no number");
        }
    }

    byte[] encode() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (Field field : fields) {
            put(out, field.name.getBytes(StandardCharsets.UTF_8));
            put(out, field.value);
        }
        return out.toByteArray();
    }

    private static void put(ByteArrayOutputStream out, byte[] bytes) {
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            out.write(bytes.length >> shift);
        }
        out.writeBytes(bytes);
    }
}
