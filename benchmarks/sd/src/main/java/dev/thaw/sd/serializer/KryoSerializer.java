// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import java.lang.reflect.Type;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Kryo, with references or without. Classes need not be registered. */
public final class KryoSerializer extends ByteSerializer {
    private static final int FIRST_BUFFER = 1 << 12;

    private final Kryo kryo = new Kryo();

    public KryoSerializer(boolean references) {
        kryo.setReferences(references);
        kryo.setRegistrationRequired(false);
        kryo.setInstantiatorStrategy(
                new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
    }

    @Override
    byte[] write(Object root) {
        Output out = new Output(FIRST_BUFFER, -1);
        kryo.writeClassAndObject(out, root);
        return out.toBytes();
    }

    @Override
    Object read(Type type, byte[] data) {
        return kryo.readClassAndObject(new Input(data));
    }
}
