// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.graph;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Compares two object graphs: same shape, same classes, same sharing, equal values, same order of
 * iteration. Objects of the program are compared field by field; containers of the JDK by what they
 * contain; other objects of the JDK by {@code equals} or {@code compareTo}, as their fields may be
 * caches, and field by field if they have neither. Strings, boxes and constants may be shared in
 * one graph and not in the other.
 */
public final class GraphComparison {
    private static final int DRAWS = 3;

    private record Pair(Place place, Object original, Object copy) {}

    /** Where an object is, as the way from the root to it. */
    private record Place(Place parent, String step) {
        @Override
        public String toString() {
            Deque<String> steps = new ArrayDeque<>();
            for (Place p = this; p != null; p = p.parent) {
                steps.push(p.step);
            }
            return String.join("", steps);
        }
    }

    private final Map<Object, Object> copies = new IdentityHashMap<>();
    private final Map<Object, Object> originals = new IdentityHashMap<>();

    /** Not a recursion: graphs may be deep. */
    private final Deque<Pair> waiting = new ArrayDeque<>();

    private String difference;

    private GraphComparison() {}

    /**
     * Where the graphs differ first, and how.
     *
     * @return null if they are equal
     */
    public static String firstDifference(Object original, Object copy) {
        GraphComparison comparison = new GraphComparison();
        comparison.expect(null, "root", original, copy);
        while (comparison.difference == null && !comparison.waiting.isEmpty()) {
            Pair pair = comparison.waiting.poll();
            comparison.compare(pair.place, pair.original, pair.copy);
        }
        return comparison.difference;
    }

    private void expect(Place place, Object original, Object copy) {
        waiting.add(new Pair(place, original, copy));
    }

    private void expect(Place place, String step, Object original, Object copy) {
        expect(new Place(place, step), original, copy);
    }

    private void differ(Place place, String how) {
        if (difference == null) {
            difference = place + ": " + how;
        }
    }

    private void requireEqual(Place place, Object original, Object copy) {
        if (!Objects.equals(original, copy)) {
            differ(place, original + " became " + copy);
        }
    }

    private void compare(Place place, Object original, Object copy) {
        if (original == null || copy == null) {
            if (original != copy) {
                differ(place, nameOf(original) + " became " + nameOf(copy));
            }
        } else if (!areSame(original.getClass(), copy.getClass())) {
            differ(place, nameOf(original) + " became " + nameOf(copy));
        } else if (isConstant(original)) {
            requireEqual(place, original, copy);
        } else if (isNew(place, original, copy)) {
            compareContents(place, original, copy);
        }
    }

    /** Lambdas get a class each time they are made in another way. */
    private static boolean areSame(Class<?> original, Class<?> copy) {
        return original == copy
                || original.isHidden()
                        && copy.isHidden()
                        && original.getNestHost() == copy.getNestHost()
                        && Arrays.equals(original.getInterfaces(), copy.getInterfaces());
    }

    private static String nameOf(Object object) {
        return object == null ? "null" : "a " + object.getClass().getTypeName();
    }

    /** Whether it makes no difference how many there are of it. */
    private static boolean isConstant(Object object) {
        return object instanceof String
                || object instanceof Boolean
                || object instanceof Character
                || object instanceof Number && object.getClass().getName().startsWith("java.lang.")
                || object instanceof Enum<?>
                || object instanceof Class<?>;
    }

    private boolean isNew(Place place, Object original, Object copy) {
        Object knownCopy = copies.putIfAbsent(original, copy);
        Object knownOriginal = originals.putIfAbsent(copy, original);
        if (knownCopy != null && knownCopy != copy) {
            differ(place, nameOf(original) + " became two");
        } else if (knownOriginal != null && knownOriginal != original) {
            differ(place, "two " + original.getClass().getTypeName() + " became one");
        }
        return knownCopy == null;
    }

    private void compareContents(Place place, Object original, Object copy) {
        switch (original) {
            case Map<?, ?> map -> compareMaps(place, map, (Map<?, ?>) copy);
            case Collection<?> c -> compareCollections(place, c, (Collection<?>) copy);
            case Map.Entry<?, ?> entry -> {
                expect(place, ".key", entry.getKey(), ((Map.Entry<?, ?>) copy).getKey());
                expect(place, ".value", entry.getValue(), ((Map.Entry<?, ?>) copy).getValue());
            }
            case Optional<?> o ->
                    expect(place, ".value", o.orElse(null), ((Optional<?>) copy).orElse(null));
            case AtomicReference<?> r ->
                    expect(place, ".value", r.get(), ((AtomicReference<?>) copy).get());
            case AtomicReferenceArray<?> a ->
                    expect(
                            place,
                            ".array",
                            elementsOf(a),
                            elementsOf((AtomicReferenceArray<?>) copy));
            case Future<?> f when f.isDone() -> {
                requireEqual(place, f.state(), ((Future<?>) copy).state());
                if (f.state() == Future.State.SUCCESS) {
                    expect(place, ".result", f.resultNow(), ((Future<?>) copy).resultNow());
                }
            }
            case Throwable thrown -> compareThrowables(place, thrown, (Throwable) copy);
            case Random random -> compareRandoms(place, random, (Random) copy);
            default -> {
                if (original.getClass().isArray()) {
                    compareArrays(place, original, copy);
                } else if (Proxy.isProxyClass(original.getClass())) {
                    InvocationHandler handler = Proxy.getInvocationHandler(original);
                    expect(place, ".handler", handler, Proxy.getInvocationHandler(copy));
                } else if (FieldReader.isOfTheJdk(original.getClass())) {
                    compareValues(place, original, copy);
                }
            }
        }
        for (Class<?> c = original.getClass();
                c != null && !FieldReader.isOfTheJdk(c);
                c = c.getSuperclass()) {
            compareFields(place, c, original, copy);
        }
    }

    private void compareMaps(Place place, Map<?, ?> original, Map<?, ?> copy) {
        if (original.size() != copy.size()) {
            differ(place, original.size() + " entries became " + copy.size());
            return;
        }
        if (original instanceof SortedMap<?, ?> sorted) {
            expect(
                    place,
                    ".comparator",
                    sorted.comparator(),
                    ((SortedMap<?, ?>) copy).comparator());
        }
        Iterator<? extends Map.Entry<?, ?>> others = copy.entrySet().iterator();
        int i = 0;
        for (Map.Entry<?, ?> entry : original.entrySet()) {
            Map.Entry<?, ?> other = others.next();
            Place at = new Place(place, "[entry " + i + "]");
            expect(at, ".key", entry.getKey(), other.getKey());
            expect(at, ".value", entry.getValue(), other.getValue());
            i++;
        }
        for (Object key : copy.keySet()) {
            if (!copy.containsKey(key)) {
                differ(place, "a key is not found: " + key);
            }
        }
    }

    private void compareCollections(Place place, Collection<?> original, Collection<?> copy) {
        if (original.size() != copy.size()) {
            differ(place, original.size() + " elements became " + copy.size());
            return;
        }
        if (original instanceof SortedSet<?> sorted) {
            expect(place, ".comparator", sorted.comparator(), ((SortedSet<?>) copy).comparator());
        }
        Iterator<?> others = copy.iterator();
        int i = 0;
        for (Object element : original) {
            expect(place, "[" + i + "]", element, others.next());
            i++;
        }
    }

    private void compareThrowables(Place place, Throwable original, Throwable copy) {
        requireEqual(place, original.getMessage(), copy.getMessage());
        if (!Arrays.equals(original.getStackTrace(), copy.getStackTrace())) {
            differ(place, "the stack trace is another");
        }
        expect(place, ".cause", original.getCause(), copy.getCause());
        expect(place, ".suppressed", original.getSuppressed(), copy.getSuppressed());
    }

    private void compareRandoms(Place place, Random original, Random copy) {
        Random one = clone(original);
        Random other = clone(copy);
        for (int i = 0; i < DRAWS; i++) {
            requireEqual(place, one.nextLong(), other.nextLong());
        }
    }

    /** To draw from, which changes it. */
    private static Random clone(Random random) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(random);
            out.flush();
            byte[] data = bytes.toByteArray();
            return (Random) new ObjectInputStream(new ByteArrayInputStream(data)).readObject();
        } catch (IOException | ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object[] elementsOf(AtomicReferenceArray<?> array) {
        Object[] elements = new Object[array.length()];
        Arrays.setAll(elements, array::get);
        return elements;
    }

    private void compareArrays(Place place, Object original, Object copy) {
        int length = Array.getLength(original);
        if (length != Array.getLength(copy)) {
            differ(place, "length " + length + " became " + Array.getLength(copy));
            return;
        }
        if (original instanceof Object[] array) {
            for (int i = 0; i < length; i++) {
                expect(place, "[" + i + "]", array[i], ((Object[]) copy)[i]);
            }
        } else if (!Arrays.deepEquals(new Object[] {original}, new Object[] {copy})) {
            differ(place, "the elements of a " + original.getClass().getTypeName() + " differ");
        }
    }

    private void compareValues(Place place, Object original, Object copy) {
        Class<?> type = original.getClass();
        if (overrides(type, "equals", Object.class)) {
            requireEqual(place, original, copy);
        } else if (original instanceof Comparable<?>) {
            requireSameOrder(place, original, copy);
        } else if (FieldReader.canRead(type)) {
            for (Class<?> c = type; c != null; c = c.getSuperclass()) {
                compareFields(place, c, original, copy);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void requireSameOrder(Place place, Object original, Object copy) {
        if (((Comparable<Object>) original).compareTo(copy) != 0) {
            differ(place, original + " became " + copy);
        }
    }

    private static boolean overrides(Class<?> type, String method, Class<?>... parameters) {
        try {
            return type.getMethod(method, parameters).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private void compareFields(Place place, Class<?> type, Object original, Object copy) {
        for (Field field : type.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) {
                continue;
            }
            try {
                Place at = new Place(place, "." + field.getName());
                Object value = valueIn(field, original);
                Object other = valueIn(field, copy);
                if (field.getType().isPrimitive()) {
                    requireEqual(at, value, other);
                } else {
                    expect(at, value, other);
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static Object valueIn(Field field, Object object) throws ReflectiveOperationException {
        Field own = field;
        if (!field.getDeclaringClass().isInstance(object)) {
            own = object.getClass().getDeclaredField(field.getName());
        }
        return FieldReader.read(own, object);
    }
}
