// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.objenesis.instantiator.ObjectInstantiator;
import org.objenesis.instantiator.sun.UnsafeFactoryInstantiator;

/**
 * The bytes that the objects of a workload take on the heap. What one object of a class takes is
 * measured by making one and asking how much this thread has allocated, so it holds for whatever
 * runs the program, and owes nothing to object snapshots. Enum constants and time zone offsets,
 * which graphs share, are left out.
 */
final class HeapBytes {
    private static final int TRIES = 3;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Keeps the compiler from leaving out an object that nobody uses. */
    private static volatile Object made;

    private record ArrayShape(Class<?> component, int length) {}

    private final Map<Object, Long> known = new HashMap<>();

    /** The bytes of all objects that the root leads to. */
    long of(Object root) {
        return switch (root) {
            case null -> 0;
            case Object[] a -> array(a.getClass().getComponentType(), a.length) + all(List.of(a));
            case long[] a -> array(long.class, a.length);
            case Integer _, Double _, BigDecimal _, LocalDate _, LocalTime _ ->
                    object(root.getClass());
            case String s -> object(String.class) + array(byte.class, s.length());
            case LocalDateTime t ->
                    object(LocalDateTime.class) + of(t.toLocalDate()) + of(t.toLocalTime());
            case OffsetDateTime t -> object(OffsetDateTime.class) + of(t.toLocalDateTime());
            case ArrayList<?> l -> object(ArrayList.class) + array(Object.class, l.size()) + all(l);
            case HashMap<?, ?> m -> object(HashMap.class) + entries(m);
            case Client c -> object(Client.class) + fields(c);
            case Record r -> object(r.getClass()) + components(r);
            default -> throw new IllegalArgumentException("no workload has a " + root.getClass());
        };
    }

    private long all(Collection<?> objects) {
        return objects.stream().mapToLong(this::of).sum();
    }

    private long entries(HashMap<?, ?> map) {
        int capacity = 16;
        while (map.size() > capacity * 0.75) {
            capacity *= 2;
        }
        long entry = known.computeIfAbsent("entry", k -> entry());
        return array(Object.class, capacity)
                + map.size() * entry
                + all(map.keySet())
                + all(map.values());
    }

    private long entry() {
        Map<Integer, Integer> map = new HashMap<>();
        map.put(1, 1);
        return allocatedBy(() -> {
            map.remove(1);
            return map.put(1, 1);
        });
    }

    private long fields(Client c) {
        return of(c.balance)
                + all(List.of(c.picture, c.name, c.gender, c.company, c.address, c.about))
                + all(List.of(c.emails, c.phones, c.registered, c.tags, c.partners));
    }

    private long components(Record record) {
        long bytes = 0;
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            if (!component.getType().isPrimitive()) {
                try {
                    bytes += of(component.getAccessor().invoke(record));
                } catch (ReflectiveOperationException e) {
                    throw new IllegalStateException(component + " cannot be read", e);
                }
            }
        }
        return bytes;
    }

    private long object(Class<?> type) {
        return known.computeIfAbsent(
                type,
                t -> {
                    ObjectInstantiator<?> maker = new UnsafeFactoryInstantiator<>(type);
                    return allocatedBy(maker::newInstance);
                });
    }

    private long array(Class<?> component, int length) {
        return known.computeIfAbsent(
                new ArrayShape(component, length),
                shape -> allocatedBy(() -> Array.newInstance(component, length)));
    }

    /** The first time, the maker may allocate more. */
    private long allocatedBy(Supplier<?> maker) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            made = maker.get();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        if (least <= 0) {
            throw new IllegalStateException("allocated bytes are not counted here");
        }
        return least;
    }
}
