// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import dev.thaw.sd.Serializer;
import java.lang.reflect.Type;

/** A library whose data is an array of bytes. */
abstract class ByteSerializer implements Serializer {
    abstract byte[] write(Object root) throws Exception;

    abstract Object read(Type type, byte[] data) throws Exception;

    @Override
    public Object serialize(Object root) throws Exception {
        return write(root);
    }

    @Override
    public Object preDeserialize(Type type, Object data) {
        return data;
    }

    @Override
    public Object deserialize(Type type, Object data) throws Exception {
        return read(type, (byte[]) data);
    }

    @Override
    public long sizeOf(Object data) {
        return ((byte[]) data).length;
    }
}
