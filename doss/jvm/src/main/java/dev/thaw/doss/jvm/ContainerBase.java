// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.AbstractList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.Stream;

/**
 * A container of the JDK that is emptied into a file and filled again, by its own methods: those by
 * which a subclass overrides them might leave out contents, count them again, or refuse them.
 */
final class ContainerBase {
    /** Subclasses before their superclasses. */
    private static final List<ContainerBase> ALL =
            List.of(
                    map(LinkedHashMap.class),
                    map(HashMap.class),
                    map(IdentityHashMap.class),
                    map(ConcurrentHashMap.class),
                    map(ConcurrentSkipListMap.class),
                    map(Hashtable.class),
                    list(LinkedList.class, "linkLast", void.class),
                    list(ConcurrentLinkedQueue.class, "offer", boolean.class),
                    list(ConcurrentLinkedDeque.class, "linkLast", void.class));

    private static final Field CHANGES = changes();

    private final Class<?> type;
    private final boolean isMap;
    private final MethodHandle contents;
    private final MethodHandle add;
    private final MethodHandle clear;

    private ContainerBase(
            Class<?> type,
            boolean isMap,
            MethodHandle contents,
            MethodHandle add,
            MethodHandle clear) {
        this.type = type;
        this.isMap = isMap;
        this.contents = contents.asType(MethodType.genericMethodType(1));
        this.add = add.asType(MethodType.genericMethodType(isMap ? 3 : 2));
        this.clear = clear.asType(MethodType.genericMethodType(1));
    }

    private static Field changes() {
        try {
            return AbstractList.class.getDeclaredField("modCount");
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("This JDK's lists do not count their changes", e);
        }
    }

    /** The container that an object is or extends, or null if it is none of these. */
    static ContainerBase of(Class<?> type) {
        if (Properties.class.isAssignableFrom(type)) {
            // Its entries are in a map that a field refers to.
            return null;
        }
        return ALL.stream().filter(b -> b.type.isAssignableFrom(type)).findFirst().orElse(null);
    }

    /**
     * Whether a class of the JDK refers to the entries of such a container, which are made anew.
     */
    static boolean isEntryOrHasOne(Class<?> type) {
        return JdkAccess.isOfJdk(type)
                && ALL.stream().anyMatch(b -> b.type == type.getNestHost())
                && of(type) == null
                && (isEntry(type) || RawFields.of(type).anyMatch(ContainerBase::leadsToEntries));
    }

    private static boolean leadsToEntries(Field field) {
        Class<?> t = field.getType();
        return t == Object[].class || isEntry(t.isArray() ? t.getComponentType() : t);
    }

    /** One refers to the next. */
    private static boolean isEntry(Class<?> type) {
        return type.getNestHost() != type
                && RawFields.of(type)
                        .anyMatch(f ->
                                f.getType().isAssignableFrom(type) && f.getType() != Object.class);
    }

    private static ContainerBase map(Class<?> type) {
        try {
            boolean isHashMap = HashMap.class.isAssignableFrom(type);
            Lookup own = lookup(type);
            MethodHandle put =
                    isHashMap
                            ? putWithoutEviction()
                            : own.findSpecial(type, "put", MethodType.genericMethodType(2), type);
            return new ContainerBase(
                    type,
                    true,
                    own.findSpecial(type, "entrySet", MethodType.methodType(Set.class), type),
                    put,
                    own.findSpecial(type, "clear", MethodType.methodType(void.class), type));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JDK's " + type + " has another form", e);
        }
    }

    /** A linked one would ask its subclass whether the eldest entry is to go. */
    private static MethodHandle putWithoutEviction() throws ReflectiveOperationException {
        Lookup own = lookup(HashMap.class);
        MethodHandle hash =
                own.findStatic(
                        HashMap.class, "hash", MethodType.methodType(int.class, Object.class));
        MethodHandle put =
                own.findVirtual(
                        HashMap.class,
                        "putVal",
                        MethodType.methodType(
                                Object.class,
                                int.class,
                                Object.class,
                                Object.class,
                                boolean.class,
                                boolean.class));
        put = MethodHandles.insertArguments(put, 4, false, false);
        put = MethodHandles.filterArguments(put, 1, hash);
        MethodType type =
                MethodType.methodType(Object.class, HashMap.class, Object.class, Object.class);
        return MethodHandles.permuteArguments(put, type, 0, 1, 1, 2);
    }

    private static ContainerBase list(Class<?> type, String add, Class<?> result) {
        try {
            Lookup own = lookup(type);
            MethodHandle iterator =
                    type == LinkedList.class
                            ? MethodHandles.insertArguments(
                                    own.findSpecial(
                                            type,
                                            "listIterator",
                                            MethodType.methodType(ListIterator.class, int.class),
                                            type),
                                    1,
                                    0)
                            : own.findSpecial(
                                    type, "iterator", MethodType.methodType(Iterator.class), type);
            return new ContainerBase(
                    type,
                    false,
                    iterator,
                    own.findSpecial(type, add, MethodType.methodType(result, Object.class), type),
                    MethodHandles.empty(MethodType.methodType(void.class, type)));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("This JDK's " + type + " has another form", e);
        }
    }

    private static Lookup lookup(Class<?> type) throws IllegalAccessException {
        JdkAccess.open(type);
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    }

    Class<?> type() {
        return type;
    }

    boolean isMap() {
        return isMap;
    }

    /** Elements, or keys and values in turn. */
    Stream<Object> contents(Object container) {
        try {
            Object all = contents.invokeExact(container);
            Stream.Builder<Object> stream = Stream.builder();
            if (isMap) {
                for (Object e : (Set<?>) all) {
                    stream.add(((Map.Entry<?, ?>) e).getKey());
                    stream.add(((Map.Entry<?, ?>) e).getValue());
                }
            } else {
                ((Iterator<?>) all).forEachRemaining(stream);
            }
            return stream.build();
        } catch (Throwable e) {
            throw rethrown(e);
        }
    }

    /**
     * Whether keys among the contents were changed since they are keys, so that two are equal by
     * now.
     */
    boolean haveEqualKeys(List<Object> contents) {
        if (!isMap || type == IdentityHashMap.class || type == ConcurrentSkipListMap.class) {
            return false;
        }
        Set<Object> keys = new HashSet<>();
        for (int i = 0; i < contents.size(); i += 2) {
            keys.add(contents.get(i));
        }
        return 2 * keys.size() != contents.size();
    }

    /** What was in it goes; views of it do not notice. */
    void fill(Object container, Object[] contents) {
        try {
            Object changes = type == LinkedList.class ? RawFields.get(CHANGES, container) : null;
            Object none = clear.invokeExact(container);
            for (int i = 0; i < contents.length; i += isMap ? 2 : 1) {
                none =
                        isMap
                                ? add.invokeExact(container, contents[i], contents[i + 1])
                                : add.invokeExact(container, contents[i]);
            }
            if (changes != null) {
                RawFields.put(CHANGES, container, changes);
            }
        } catch (Throwable e) {
            throw rethrown(e);
        }
    }

    private static RuntimeException rethrown(Throwable e) {
        return switch (e) {
            case RuntimeException r -> r;
            case Error error -> throw error;
            default -> new IllegalStateException(e);
        };
    }
}
