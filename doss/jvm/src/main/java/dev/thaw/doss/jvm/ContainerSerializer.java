// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import com.esotericsoftware.kryo.serializers.FieldSerializer;
import com.esotericsoftware.kryo.serializers.FieldSerializer.CachedField;
import dev.thaw.doss.DOSSException;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import sun.reflect.ReflectionFactory;

/**
 * Containers of the JDK that cannot be copied field by field: the place of an entry depends on a
 * hash code of this process, or each entry refers to the next. Written are the contents, and the
 * fields that subclasses outside the JDK add.
 */
final class ContainerSerializer extends Serializer<Object> {
    /** Fields of the JDK's own classes that contents alone do not give back. */
    private static final Set<String> KEPT = Set.of("accessOrder", "comparator", "modCount");

    private final ContainerBase base;
    private final Constructor<?> constructor;
    private final List<CachedField> fields;

    ContainerSerializer(Class<?> type, ContainerBase base, FieldSerializer<?> allFields) {
        this.base = base;
        try {
            constructor =
                    ReflectionFactory.getReflectionFactory()
                            .newConstructorForSerialization(type, base.type().getConstructor());
        } catch (NoSuchMethodException e) {
            throw new DOSSException(base.type() + " has no constructor without arguments", e);
        }
        fields = Arrays.stream(allFields.getFields()).filter(this::isKept).toList();
    }

    private boolean isKept(CachedField f) {
        Class<?> declarer = f.getField().getDeclaringClass();
        return !declarer.isAssignableFrom(base.type()) || KEPT.contains(f.getField().getName());
    }

    @Override
    public void write(Kryo kryo, Output output, Object container) {
        for (CachedField f : fields) {
            f.write(output, container);
        }
        List<Object> contents = base.contents(container).toList();
        if (base.haveEqualKeys(contents)) {
            throw RefusedObject.of(
                    container, "keys of it were changed, and are equal to others by now");
        }
        output.writeInt(contents.size());
        for (Object o : contents) {
            kryo.writeClassAndObject(output, o);
        }
    }

    @Override
    public Object read(Kryo kryo, Input input, Class<? extends Object> type) {
        Object container;
        try {
            container = constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new DOSSException("cannot make a " + type.getName() + ": " + e, e);
        }
        kryo.reference(container);
        for (CachedField f : fields) {
            f.read(input, container);
        }
        Object[] contents = new Object[input.readInt()];
        for (int i = 0; i < contents.length; i++) {
            contents[i] = kryo.readClassAndObject(input);
        }
        if (base.isMap()) {
            // In a cycle a key may not be complete yet.
            ((GraphKryo) kryo).whenAllIsRead(() -> fill(container, contents));
        } else {
            base.fill(container, contents);
        }
        return container;
    }

    private void fill(Object map, Object[] contents) {
        base.fill(map, contents);
        long size = base.contents(map).count();
        if (size != contents.length) {
            throw new DOSSException(
                    "a %s has %d entries whose keys are equal to others by now; change no key while it is one"
                            .formatted(map.getClass().getName(), (contents.length - size) / 2));
        }
    }
}
