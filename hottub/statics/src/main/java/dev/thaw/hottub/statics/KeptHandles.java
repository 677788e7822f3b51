// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.Refusals;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.SwitchPoint;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Looks into handles that are the same in all runs: they must not hold an object, a text or a
 * number of one.
 */
final class KeptHandles {
    private static final String PACKAGE = "java.lang.invoke.";

    /** Of a handle that is only marked: how many parts it has, say. */
    private static final String OF_THE_JDK = "intrinsicData";

    /** Of classes of the JDK, which stay. */
    private final Map<Class<?>, List<Part>> parts = new HashMap<>();

    /** Of the class that is looked at: some handles have what they are made of more than once. */
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private final MethodHandles.Lookup lookup;

    KeptHandles(MethodHandles.Lookup lookup) {
        this.lookup = lookup;
    }

    /** A field of what handles are made of. */
    private record Part(MethodHandle getter, boolean isNumber, boolean isArray) {}

    void check(Class<?> type, Object[] handles) throws Throwable {
        for (Object handle : handles) {
            Object held = isUpdater(handle) ? null : held(handle);
            if (held != null) {
                Refusals.refuse(
                        "class "
                                + type.getName()
                                + " has a constant method handle that holds a "
                                + held.getClass().getName());
            }
        }
        seen.clear();
    }

    /** The JDK's own have a class and a place in it. */
    private static boolean isUpdater(Object handle) {
        return handle != null
                && handle.getClass().getName().startsWith("java.util.concurrent.atomic.Atomic");
    }

    private Object held(Object value) throws Throwable {
        if (value == null || isConstant(value)) {
            return null;
        }
        if (!isComposed(value)) {
            return value;
        }
        if (!seen.add(value)) {
            return null;
        }
        for (Part part : parts(value.getClass())) {
            Object held = held(part, part.getter.invoke(value));
            if (held != null) {
                return held;
            }
        }
        return null;
    }

    private Object held(Part part, Object value) throws Throwable {
        if (part.isNumber) {
            return ((Number) value).doubleValue() == 0 ? null : value;
        }
        return part.isArray && value instanceof Object[] array ? heldIn(array) : held(value);
    }

    private Object heldIn(Object[] array) throws Throwable {
        for (Object element : array) {
            // Loops have their clauses in arrays of arrays.
            Object held = element instanceof MethodHandle[] inner ? heldIn(inner) : held(element);
            if (held != null) {
                return held;
            }
        }
        return null;
    }

    /** Handles, and what the JDK puts several of them together in. */
    private static boolean isComposed(Object value) {
        String name = value.getClass().getName();
        return name.startsWith(PACKAGE)
                && (value instanceof MethodHandle
                        || value instanceof VarHandle
                        || value instanceof ConstantCallSite
                        || name.contains("$$Lambda")
                        || name.endsWith("$LoopClauses")
                        || name.endsWith("$CasesHolder"));
    }

    private static boolean isConstant(Object value) {
        String name = value.getClass().getName();
        return value instanceof Class
                || value instanceof MethodType
                // one for all
                || name.equals("sun.misc.Unsafe")
                // how memory is laid out
                || name.startsWith("jdk.internal.foreign.")
                || name.startsWith(PACKAGE)
                        && !isComposed(value)
                        // these change
                        && !(value instanceof CallSite)
                        && !(value instanceof SwitchPoint);
    }

    private List<Part> parts(Class<?> type) throws IllegalAccessException {
        List<Part> known = parts.get(type);
        if (known != null) {
            return known;
        }
        List<Part> found = new ArrayList<>();
        for (Class<?> of = type; of != null && of != MethodHandle.class; of = of.getSuperclass()) {
            boolean binds = of.getName().startsWith(PACKAGE + "BoundMethodHandle$Species_");
            for (Field field : of.getDeclaredFields()) {
                boolean isNumber = field.getType().isPrimitive();
                if (!Modifier.isStatic(field.getModifiers())
                        && (binds || !isNumber)
                        && !field.getName().equals(OF_THE_JDK)) {
                    MethodHandle getter = lookup.unreflectGetter(field);
                    found.add(new Part(getter, isNumber, field.getType().isArray()));
                }
            }
        }
        if (!type.isHidden()) {
            parts.put(type, found);
        }
        return found;
    }
}
