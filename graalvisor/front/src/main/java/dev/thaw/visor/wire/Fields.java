// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.wire;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Names and values in order; names may repeat. On the wire: length, name, length, value. */
public final class Fields {
    /** Of a list, on the wire. */
    public static final int MAX_LENGTH = 64 << 10;

    /** Of each field beside name and value: their lengths. */
    public static final int OVERHEAD = 2 * Integer.BYTES;

    private final List<String> namesAndValues = new ArrayList<>();

    public Fields add(String name, String value) {
        namesAndValues.add(name);
        namesAndValues.add(value);
        return this;
    }

    public Fields add(String name, long value) {
        return add(name, Long.toString(value));
    }

    public Fields addAll(String name, Iterable<String> values) {
        values.forEach(value -> add(name, value));
        return this;
    }

    /** The first value of that name, or null. */
    public String get(String name) {
        for (int i = 0; i < namesAndValues.size(); i += 2) {
            if (namesAndValues.get(i).equals(name)) {
                return namesAndValues.get(i + 1);
            }
        }
        return null;
    }

    public String get(String name, String otherwise) {
        String value = get(name);
        return value != null ? value : otherwise;
    }

    /** A number, or the other if there is none. */
    public long number(String name, long otherwise) {
        String value = get(name);
        if (value == null) {
            return otherwise;
        }
        try {
            return Long.parseLong(value);
        } catch (NumberFormatException e) {
            throw new WireException("the field " + name + " should be a number, not " + value);
        }
    }

    public List<String> all(String name) {
        List<String> values = new ArrayList<>();
        forEach((n, value) -> {
            if (n.equals(name)) {
                values.add(value);
            }
        });
        return values;
    }

    public void forEach(BiConsumer<String, String> action) {
        for (int i = 0; i < namesAndValues.size(); i += 2) {
            action.accept(namesAndValues.get(i), namesAndValues.get(i + 1));
        }
    }

    public void write(ByteBuf out) {
        forEach((name, value) -> write(out, name, value));
    }

    /** As the value of a field that holds fields. */
    public void writeNested(ByteBuf out, String name) {
        writeText(out, name);
        int at = out.writerIndex();
        out.writeIntLE(0);
        write(out);
        out.setIntLE(at, out.writerIndex() - at - Integer.BYTES);
    }

    public static void write(ByteBuf out, CharSequence name, CharSequence value) {
        writeText(out, name);
        writeText(out, value);
    }

    private static void writeText(ByteBuf out, CharSequence text) {
        int at = out.writerIndex();
        out.writeIntLE(0);
        out.setIntLE(at, ByteBufUtil.writeUtf8(out, text));
    }

    /** All that is left of the buffer. */
    public static Fields read(ByteBuf in) {
        if (in.readableBytes() > MAX_LENGTH) {
            throw new WireException("fields of " + in.readableBytes() + " bytes");
        }
        Fields fields = new Fields();
        while (in.isReadable()) {
            String name = readText(in);
            fields.add(name, readText(in));
        }
        return fields;
    }

    private static String readText(ByteBuf in) {
        long length = in.readableBytes() < Integer.BYTES ? -1 : in.readUnsignedIntLE();
        if (length < 0 || length > in.readableBytes()) {
            throw new WireException("a field is cut off");
        }
        String text = in.toString(in.readerIndex(), (int) length, StandardCharsets.UTF_8);
        in.skipBytes((int) length);
        return text;
    }

    @Override
    public String toString() {
        return namesAndValues.toString();
    }
}
