// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.KryoException;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.util.DefaultInstantiatorStrategy;
import dev.thaw.sd.matrix.Mode;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Type;
import org.objenesis.instantiator.ObjectInstantiator;
import org.objenesis.strategy.StdInstantiatorStrategy;

/** Kryo, with references or without. Classes need not be registered. */
public final class KryoSerializer extends ByteSerializer {
    private static final int FIRST_BUFFER = 1 << 12;

    private final Kryo kryo = new Kryo();

    public KryoSerializer(boolean references) {
        kryo.setReferences(references);
        kryo.setRegistrationRequired(false);
        kryo.setInstantiatorStrategy(
                Mode.here() == Mode.NATIVE
                        ? KryoSerializer::instantiator
                        : new DefaultInstantiatorStrategy(new StdInstantiatorStrategy()));
    }

    /** Kryo's own strategy generates a class for each constructor, which an image cannot. */
    private static <T> ObjectInstantiator<T> instantiator(Class<T> type) {
        try {
            Constructor<T> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return () -> make(constructor);
        } catch (NoSuchMethodException | InaccessibleObjectException e) {
            return new StdInstantiatorStrategy().newInstantiatorOf(type);
        }
    }

    private static <T> T make(Constructor<T> constructor) {
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new KryoException("cannot make a " + constructor.getDeclaringClass(), e);
        }
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
