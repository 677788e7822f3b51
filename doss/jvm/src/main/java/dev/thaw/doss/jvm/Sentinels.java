// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.TreeSet;

/** Objects that JDK classes compare by identity; a copy refers to this process's own. */
final class Sentinels {
    private static final List<Object> ALL = new ArrayList<>();

    static {
        add(HashSet.class, "PRESENT");
        add(TreeSet.class, "PRESENT");
        add(EnumMap.class, "NULL");
        add(List.of().getClass().getEnclosingClass(), "EMPTY");
        ALL.add(List.of());
    }

    private Sentinels() {}

    private static void add(Class<?> owner, String name) {
        try {
            JdkAccess.open(owner);
            Field field = owner.getDeclaredField(name);
            field.setAccessible(true);
            ALL.add(field.get(null));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JDK's " + owner + " has no " + name, e);
        }
    }

    /** The serializer, or one that looks for sentinels first if some are of the class. */
    static Serializer<?> around(Class<?> type, Serializer<?> serializer) {
        return ALL.stream().anyMatch(s -> s.getClass() == type)
                ? new SentinelSerializer(serializer)
                : serializer;
    }

    private static final class SentinelSerializer extends Serializer<Object> {
        private static final int NONE = 255;
        private final Serializer<Object> others;

        @SuppressWarnings("unchecked")
        SentinelSerializer(Serializer<?> others) {
            this.others = (Serializer<Object>) others;
        }

        @Override
        public void write(Kryo kryo, Output output, Object object) {
            for (int i = 0; i < ALL.size(); i++) {
                if (ALL.get(i) == object) {
                    output.writeByte(i);
                    return;
                }
            }
            output.writeByte(NONE);
            others.write(kryo, output, object);
        }

        @Override
        public Object read(Kryo kryo, Input input, Class<? extends Object> type) {
            int index = input.readByteUnsigned();
            return index == NONE ? others.read(kryo, input, type) : ALL.get(index);
        }
    }
}
