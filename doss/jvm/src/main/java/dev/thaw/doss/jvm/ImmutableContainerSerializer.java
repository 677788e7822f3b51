// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What {@code Set.of} and {@code Map.of} make. Kryo's own serializers let later references lead to
 * the container that they fill first.
 */
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

    /** Kryo notes the object for later references when it is returned. */
    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public Object read(Kryo kryo, Input input, Class<? extends Object> type) {
        Object[] contents = new Object[input.readInt()];
        for (int i = 0; i < contents.length; i++) {
            contents[i] = kryo.readClassAndObject(input);
        }
        if (Set.class.isAssignableFrom(type)) {
            return Set.of(contents);
        }
        Map.Entry[] entries = new Map.Entry[contents.length / 2];
        for (int i = 0; i < entries.length; i++) {
            entries[i] = Map.entry(contents[2 * i], contents[2 * i + 1]);
        }
        return Map.ofEntries(entries);
    }
}
