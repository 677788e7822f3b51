// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.hosted;

import dev.thaw.sd.graph.FieldReader;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds the classes of all objects in a graph, and those that the JDK writes in their place. */
final class GraphClasses {
    private final Set<Class<?>> classes = new LinkedHashSet<>();
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Not a recursion: graphs may be deep. */
    private final Deque<Object> waiting = new ArrayDeque<>();

    /** The classes found until now, without superclasses. */
    Set<Class<?>> classes() {
        return classes;
    }

    /** Adds the classes of the graph, and those that it refers to. */
    void add(Object root) {
        addSerialized(root);
        reach(root);
        while (!waiting.isEmpty()) {
            follow(waiting.poll());
        }
    }

    private void addSerialized(Object root) {
        try (ObjectOutputStream out =
                new ObjectOutputStream(OutputStream.nullOutputStream()) {
                    @Override
                    protected void annotateClass(Class<?> type) {
                        classes.add(type);
                    }
                }) {
            out.writeObject(root);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            // A graph that the JDK cannot write; it has named what it came to.
        }
    }

    private void reach(Object object) {
        if (object != null && seen.add(object)) {
            waiting.add(object);
        }
    }

    private void follow(Object object) {
        switch (object) {
            // What belongs to the builder's JVM is not part of the graph.
            case Class<?> type -> classes.add(type);
            case ClassLoader loader -> classes.add(loader.getClass());
            case Thread thread -> classes.add(thread.getClass());
            case Module module -> classes.add(module.getClass());
            case Object[] array -> {
                classes.add(array.getClass());
                for (Object element : array) {
                    reach(element);
                }
            }
            default -> {
                classes.add(object.getClass());
                for (Class<?> c = object.getClass(); c != null; c = c.getSuperclass()) {
                    if (FieldReader.canRead(c)) {
                        followFields(c, object);
                    }
                }
            }
        }
    }

    private void followFields(Class<?> type, Object object) {
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())
                    && !field.getType().isPrimitive()
                    && !isBacktrace(field)) {
                reach(FieldReader.read(field, object));
            }
        }
    }

    /** Of an exception: methods of the builder. */
    private static boolean isBacktrace(Field field) {
        return field.getDeclaringClass() == Throwable.class && field.getName().equals("backtrace");
    }
}
