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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import sun.reflect.ReflectionFactory;

/**
 * Containers of the JDK that cannot be copied field by field: the place of an entry depends on a
 * hash code of this process, or each entry refers to the next. Written are the contents, and the
 * fields that subclasses outside the JDK add.
 */
final class ContainerSerializer extends Serializer<Object> {
    /** Subclasses before their superclasses. */
    private static final List<Class<?>> BASES =
            List.of(
                    LinkedHashMap.class,
                    HashMap.class,
                    IdentityHashMap.class,
                    ConcurrentHashMap.class,
                    ConcurrentSkipListMap.class,
                    Hashtable.class,
                    LinkedList.class,
                    ConcurrentLinkedQueue.class,
                    ConcurrentLinkedDeque.class);

    /** Fields of the JDK's own classes that contents alone do not give back. */
    private static final Set<String> KEPT = Set.of("accessOrder", "comparator");

    private final Constructor<?> constructor;
    private final List<CachedField> fields;

    ContainerSerializer(Class<?> type, Class<?> base, FieldSerializer<?> allFields) {
        try {
            constructor =
                    ReflectionFactory.getReflectionFactory()
                            .newConstructorForSerialization(type, base.getConstructor());
        } catch (NoSuchMethodException e) {
            throw new DOSSException(base.getName() + " has no constructor without arguments", e);
        }
        fields = Arrays.stream(allFields.getFields()).filter(f -> isKept(f, base)).toList();
    }

    private static boolean isKept(CachedField f, Class<?> base) {
        Class<?> declarer = f.getField().getDeclaringClass();
        return declarer.isAssignableFrom(base) ? KEPT.contains(f.getField().getName()) : true;
    }

    /** The JDK's class that the container is of or extends, or null if it is none of these. */
    static Class<?> baseOf(Class<?> type) {
        if (Properties.class.isAssignableFrom(type)) {
            // Its entries are in a map that a field refers to.
            return null;
        }
        return BASES.stream().filter(b -> b.isAssignableFrom(type)).findFirst().orElse(null);
    }

    @Override
    public void write(Kryo kryo, Output output, Object container) {
        for (CachedField f : fields) {
            f.write(output, container);
        }
        List<Object> contents = new ArrayList<>();
        if (container instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> e : map.entrySet()) {
                contents.add(e.getKey());
                contents.add(e.getValue());
            }
        } else {
            contents.addAll((Collection<?>) container);
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
        try {
            // Constructors of records that follow want to see the contents.
            fill(container, contents);
        } catch (RuntimeException e) {
            // In a cycle a key may not be complete yet; filled again below.
        }
        if (container instanceof Map) {
            ((GraphKryo) kryo).whenAllIsRead(() -> fill(container, contents));
        }
        return container;
    }

    @SuppressWarnings("unchecked")
    private static void fill(Object container, Object[] contents) {
        if (container instanceof Map<?, ?> m) {
            Map<Object, Object> map = (Map<Object, Object>) m;
            map.clear();
            for (int i = 0; i < contents.length; i += 2) {
                map.put(contents[i], contents[i + 1]);
            }
        } else {
            ((Collection<Object>) container).addAll(Arrays.asList(contents));
        }
    }
}
