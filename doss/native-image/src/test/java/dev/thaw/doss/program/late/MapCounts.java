// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program.late;

import java.lang.reflect.Field;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import sun.misc.Unsafe;

/**
 * Lets maps count wrong, as they do for a moment while threads change them. Initialized at run
 * time, since images have other offsets than the JVM that builds them.
 */
@SuppressWarnings("removal")
public final class MapCounts {
    private static final Unsafe UNSAFE;
    private static final long COUNT;
    private static final long ADDER;

    static {
        try {
            Field unsafe = Unsafe.class.getDeclaredField("theUnsafe");
            unsafe.setAccessible(true);
            UNSAFE = (Unsafe) unsafe.get(null);
            COUNT = UNSAFE.objectFieldOffset(ConcurrentHashMap.class.getDeclaredField("baseCount"));
            ADDER = UNSAFE.objectFieldOffset(ConcurrentSkipListMap.class.getDeclaredField("adder"));
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private MapCounts() {}

    public static void add(Map<?, ?> map, long entries) {
        if (map instanceof ConcurrentHashMap) {
            UNSAFE.putLong(map, COUNT, UNSAFE.getLong(map, COUNT) + entries);
        } else {
            ((LongAdder) UNSAFE.getObject(map, ADDER)).add(entries);
        }
    }

    public static void forget(Map<?, ?> map) {
        UNSAFE.putObject(map, ADDER, null);
    }
}
