// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.FieldSerializer;

/** Exceptions field by field, but for what only the JVM that threw them understands. */
final class ThrowableSerializer extends FieldSerializer<Throwable> {
    ThrowableSerializer(Kryo kryo, Class<?> type, FieldSerializerConfig config) {
        super(kryo, type, config);
    }

    @Override
    protected void initializeCachedFields() {
        for (CachedField f : getFields()) {
            if (f.getField().getDeclaringClass() == Throwable.class
                    && f.getField().getName().equals("backtrace")) {
                removeField(f);
            }
        }
    }

    @Override
    public void write(Kryo kryo, Output output, Throwable object) {
        // Makes the stack trace from what is left out.
        object.getStackTrace();
        super.write(kryo, output, object);
    }
}
