// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Says all of a graph that a program can see: classes, values, order, and what is shared. */
final class GraphText {
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private final StringBuilder text = new StringBuilder();

    private GraphText() {}

    static String of(Object root) {
        GraphText all = new GraphText();
        all.add(root);
        return all.text.toString();
    }

    private void add(Object object) {
        if (object == null) {
            text.append("null ");
        } else if (hasNoIdentity(object)) {
            text.append(object.getClass().getSimpleName()).append(' ').append(object).append(' ');
        } else if (numbers.containsKey(object)) {
            text.append('^').append(numbers.get(object)).append(' ');
        } else {
            numbers.put(object, numbers.size());
            text.append(nameOf(object)).append('(');
            addContents(object);
            text.append(") ");
        }
    }

    private static boolean hasNoIdentity(Object object) {
        return object instanceof String
                || object instanceof Number && object.getClass().getName().startsWith("java.lang.")
                || object instanceof Character
                || object instanceof Boolean
                || object instanceof Enum<?>
                || object instanceof Class<?>;
    }

    /** A table that is filled anew may have another order, except where the map promises one. */
    private static Map<?, ?> inOrder(Map<?, ?> map) {
        boolean isOrdered = map instanceof LinkedHashMap<?, ?> || map instanceof SortedMap<?, ?>;
        boolean hasWords = !map.isEmpty() && map.keySet().iterator().next() instanceof String;
        return Scenarios.IS_IMAGE || isOrdered || !hasWords ? map : new TreeMap<>(map);
    }

    /** All of it, wherever its position is. */
    private void addBuffer(Buffer buffer, ByteOrder order, Buffer all) {
        text.append(buffer).append(order);
        switch (all) {
            case ByteBuffer b -> {
                while (b.hasRemaining()) {
                    text.append(b.get()).append(',');
                }
            }
            case LongBuffer b -> {
                while (b.hasRemaining()) {
                    text.append(b.get()).append(',');
                }
            }
            default -> throw new IllegalArgumentException(all.toString());
        }
    }

    private static String nameOf(Object object) {
        return object instanceof Supplier<?> ? "lambda" : object.getClass().getName();
    }

    private void addContents(Object object) {
        switch (object) {
            case Map<?, ?> map ->
                    inOrder(map)
                            .forEach((k, v) -> {
                                add(k);
                                add(v);
                                text.append(map.containsKey(k) ? "" : "not found ");
                            });
            case ByteBuffer b -> addBuffer(b, b.order(), b.duplicate().clear());
            case LongBuffer b -> addBuffer(b, b.order(), b.duplicate().clear());
            case PriorityQueue<?> q -> {
                text.append(q.comparator() == null ? "" : q.comparator().getClass().getName());
                q.forEach(this::add);
            }
            case RandomValues.Pair p -> {
                add(p.first());
                add(p.second());
            }
            case RandomValues.Bits b -> text.append(b).append(b.name());
            // Their order is one of the process.
            case Set<?> set when !set.isEmpty() && set.iterator().next() instanceof String ->
                    new TreeSet<>(set).forEach(this::add);
            case Collection<?> c -> c.forEach(this::add);
            case Map.Entry<?, ?> e -> {
                add(e.getKey());
                add(e.getValue());
            }
            case AtomicReference<?> r -> add(r.get());
            case AtomicReferenceArray<?> a -> {
                for (int i = 0; i < a.length(); i++) {
                    add(a.get(i));
                }
            }
            case Optional<?> o -> add(o.orElse(null));
            case Supplier<?> s -> add(s.get());
            case Future<?> f -> add(f.resultNow());
            case ByteArrayInputStream in -> {
                in.mark(0);
                add(in.readAllBytes());
                in.reset();
            }
            case ByteArrayOutputStream out -> add(out.toByteArray());
            case Pattern p -> text.append(p).append(p.matcher("abc1").matches());
            case CountDownLatch l -> text.append(l.getCount());
            case Semaphore s -> text.append(s.availablePermits());
            case Phaser p -> text.append(p.getRegisteredParties()).append(p.getPhase());
            case ReentrantLock l -> text.append(l.isFair()).append(l.isLocked());
            default -> {
                if (object.getClass().isArray()) {
                    for (int i = 0; i < Array.getLength(object); i++) {
                        add(Array.get(object, i));
                    }
                } else {
                    text.append(object.toString().replaceAll("@[0-9a-f]+", "@"));
                }
            }
        }
    }
}
