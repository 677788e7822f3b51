// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import dev.thaw.doss.DOSSException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What {@code Set.of} and {@code Map.of} make. */
final class ImmutableContainerSerializer extends Serializer<Object> {
    static boolean isFor(Class<?> type) {
        return type.getName().startsWith("java.util.ImmutableCollections$Set")
                || type.getName().startsWith("java.util.ImmutableCollections$Map");
    }

    @Override
    public void write(Kryo kryo, Output output, Object container) {
        List<Object> contents = new ArrayList<>();
        if (container instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> e : map.entrySet()) {
                contents.add(e.getKey());
                contents.add(e.getValue());
            }
        } else {
            contents.addAll((Set<?>) container);
        }
        output.writeInt(contents.size());
        for (Object o : contents) {
            kryo.writeClassAndObject(output, o);
        }
    }

    /** Its contents may lead back to it, and their hash codes may depend on what follows. */
    @Override
    public Object read(Kryo kryo, Input input, Class<? extends Object> type) {
        int length = input.readInt();
        if (length == 0) {
            Object empty = Set.class.isAssignableFrom(type) ? Set.of() : Map.of();
            kryo.reference(empty);
            return empty;
        }
        Object container = RawFields.allocate(type);
        kryo.reference(container);
        Object[] contents = new Object[length];
        for (int i = 0; i < length; i++) {
            contents[i] = kryo.readClassAndObject(input);
        }
        ((GraphKryo) kryo).whenAllIsRead(() -> RawFields.copy(made(type, contents), container));
        return container;
    }

    @SuppressWarnings("rawtypes")
    private static Object made(Class<?> type, Object[] contents) {
        try {
            if (Set.class.isAssignableFrom(type)) {
                return Set.of(contents);
            }
            Map.Entry[] entries = new Map.Entry[contents.length / 2];
            for (int i = 0; i < entries.length; i++) {
                entries[i] = Map.entry(contents[2 * i], contents[2 * i + 1]);
            }
            return mapOf(entries);
        } catch (IllegalArgumentException e) {
            throw new DOSSException(
                    "a %s has elements or keys that are equal by now; change none while it is there"
                            .formatted(Set.class.isAssignableFrom(type) ? "Set.of" : "Map.of"),
                    e);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Map<?, ?> mapOf(Map.Entry[] entries) {
        return Map.ofEntries(entries);
    }
}
