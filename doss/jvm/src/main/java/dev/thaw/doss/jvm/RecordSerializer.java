// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.lang.reflect.Field;
import java.util.List;

/** Records field by field, as all objects: a constructor might do again what it has done. */
final class RecordSerializer extends Serializer<Object> {
    private final List<Field> fields;

    RecordSerializer(Class<?> type) {
        fields = RawFields.of(type).toList();
    }

    @Override
    public void write(Kryo kryo, Output output, Object object) {
        for (Field field : fields) {
            kryo.writeClassAndObject(output, RawFields.get(field, object));
        }
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<? extends Object> type) {
        Object object = RawFields.allocate(type);
        kryo.reference(object);
        for (Field field : fields) {
            RawFields.put(field, object, kryo.readClassAndObject(input));
        }
        return object;
    }
}
