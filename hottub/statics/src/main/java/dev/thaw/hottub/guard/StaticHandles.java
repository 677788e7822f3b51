// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * Handles to static fields and private static methods: the JVM initialises the class when one is
 * used, once; these do so in each run. Called by transformed code instead of the methods of a
 * lookup, from any thread.
 */
public final class StaticHandles {
    /** What a handle that initialises stands for: it is not direct, but can be revealed. */
    private static final Map<MethodHandle, WeakReference<MethodHandle>> DIRECT =
            new WeakHashMap<>();

    private StaticHandles() {}

    /**
     * Instead of Lookup.findStatic: methods that are not private take care themselves. Initialises
     * the class earlier than the JVM would: who has a handle may ask for what it stands for.
     */
    public static MethodHandle findStatic(
            MethodHandles.Lookup lookup, Class<?> declaring, String name, MethodType type)
            throws NoSuchMethodException, IllegalAccessException {
        MethodHandle handle = lookup.findStatic(declaring, name, type);
        if (isPrivate(lookup, handle)) {
            ClassState.initialise(declaring);
        }
        return handle;
    }

    /** Instead of Lookup.unreflect; as findStatic does. */
    public static MethodHandle unreflect(MethodHandles.Lookup lookup, Method method)
            throws IllegalAccessException {
        MethodHandle handle = lookup.unreflect(method);
        int both = Modifier.STATIC | Modifier.PRIVATE;
        if ((method.getModifiers() & both) == both) {
            ClassState.initialise(method.getDeclaringClass());
        }
        return handle;
    }

    private static boolean isPrivate(MethodHandles.Lookup lookup, MethodHandle handle) {
        try {
            return Modifier.isPrivate(lookup.revealDirect(handle).getModifiers());
        } catch (IllegalArgumentException e) {
            // the JDK's own that depend on their caller
            return false;
        }
    }

    /** Instead of Lookup.findStaticGetter. */
    public static MethodHandle findStaticGetter(
            MethodHandles.Lookup lookup, Class<?> declaring, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        return initialising(lookup.findStaticGetter(declaring, name, type), declaring);
    }

    /** Instead of Lookup.findStaticSetter. */
    public static MethodHandle findStaticSetter(
            MethodHandles.Lookup lookup, Class<?> declaring, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        return initialising(lookup.findStaticSetter(declaring, name, type), declaring);
    }

    /** Instead of Lookup.findStaticVarHandle; initialises the class earlier than the JVM would. */
    public static VarHandle findStaticVarHandle(
            MethodHandles.Lookup lookup, Class<?> declaring, String name, Class<?> type)
            throws NoSuchFieldException, IllegalAccessException {
        VarHandle handle = lookup.findStaticVarHandle(declaring, name, type);
        ClassState.initialise(declaring);
        return handle;
    }

    /** Instead of Lookup.unreflectGetter. */
    public static MethodHandle unreflectGetter(MethodHandles.Lookup lookup, Field field)
            throws IllegalAccessException {
        MethodHandle getter = lookup.unreflectGetter(field);
        return isStatic(field) ? initialising(getter, field.getDeclaringClass()) : getter;
    }

    /** Instead of Lookup.unreflectSetter. */
    public static MethodHandle unreflectSetter(MethodHandles.Lookup lookup, Field field)
            throws IllegalAccessException {
        MethodHandle setter = lookup.unreflectSetter(field);
        return isStatic(field) ? initialising(setter, field.getDeclaringClass()) : setter;
    }

    /** Instead of Lookup.unreflectVarHandle; initialises the class earlier than the JVM would. */
    public static VarHandle unreflectVarHandle(MethodHandles.Lookup lookup, Field field)
            throws IllegalAccessException {
        VarHandle handle = lookup.unreflectVarHandle(field);
        if (isStatic(field)) {
            ClassState.initialise(field.getDeclaringClass());
        }
        return handle;
    }

    /** Instead of Lookup.revealDirect. */
    public static MethodHandleInfo revealDirect(MethodHandles.Lookup lookup, MethodHandle handle) {
        MethodHandle direct = null;
        synchronized (DIRECT) {
            WeakReference<MethodHandle> known = DIRECT.get(handle);
            if (known != null) {
                direct = known.get();
            }
        }
        return lookup.revealDirect(direct == null ? handle : direct);
    }

    private static boolean isStatic(Field field) {
        return Modifier.isStatic(field.getModifiers());
    }

    private static MethodHandle initialising(MethodHandle accessor, Class<?> declaring) {
        try {
            MethodHandle initialise =
                    MethodHandles.lookup()
                            .findStatic(
                                    ClassState.class,
                                    "initialise",
                                    MethodType.methodType(void.class, Class.class));
            MethodHandle both = MethodHandles.foldArguments(accessor, initialise.bindTo(declaring));
            synchronized (DIRECT) {
                DIRECT.put(both, new WeakReference<>(accessor));
            }
            return both;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
