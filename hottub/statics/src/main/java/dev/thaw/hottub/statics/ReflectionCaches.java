// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.InterfaceField;
import dev.thaw.hottub.guard.Refusals;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@link Class} objects keep of a run: enum constants, also those in annotations. Class
 * initialisation would make them; the next run has others.
 */
final class ReflectionCaches {
    private static final String[] FIELDS = {
        "enumConstants",
        "enumConstantDirectory",
        "annotationData",
        "annotationType",
        "reflectionData"
    };

    private record Named(WeakReference<ClassLoader> loader, String name) {}

    private final MethodHandles.Lookup lookup;
    private final List<Named> loaded = new ArrayList<>();
    private final List<WeakReference<Class<?>>> classes = new ArrayList<>();
    private MethodHandle putReference;
    private MethodHandle staticFieldBase;
    private MethodHandle staticFieldOffset;
    private Object unsafe;
    private Class<?> unsafeClass;
    private long[] offsets;

    ReflectionCaches(MethodHandles.Lookup lookup) {
        this.lookup = lookup;
    }

    /** A class is being loaded. */
    void add(ClassLoader loader, String name, Hierarchy hierarchy) {
        hierarchy
                .facts(loader, name)
                .filter(facts ->
                        facts.annotated() || facts.isEnum() || isAnnotation(facts.access()))
                .ifPresent(facts -> {
                    synchronized (loaded) {
                        loaded.add(new Named(new WeakReference<>(loader), name));
                    }
                });
    }

    private static boolean isAnnotation(int access) {
        return (access & org.objectweb.asm.Opcodes.ACC_ANNOTATION) != 0;
    }

    private void prepare() throws Throwable {
        unsafeClass = Class.forName("jdk.internal.misc.Unsafe");
        unsafe =
                lookup.findStatic(unsafeClass, "getUnsafe", MethodType.methodType(unsafeClass))
                        .invoke();
        MethodHandle offset =
                lookup.findVirtual(
                                unsafeClass,
                                "objectFieldOffset",
                                MethodType.methodType(long.class, Class.class, String.class))
                        .bindTo(unsafe);
        long[] found = new long[FIELDS.length];
        for (int i = 0; i < FIELDS.length; i++) {
            found[i] = (long) offset.invoke(Class.class, FIELDS[i]);
        }
        putReference =
                lookup.findVirtual(
                                unsafeClass,
                                "putReference",
                                MethodType.methodType(
                                        void.class, Object.class, long.class, Object.class))
                        .bindTo(unsafe);
        staticFieldBase =
                lookup.findVirtual(
                                unsafeClass,
                                "staticFieldBase",
                                MethodType.methodType(Object.class, java.lang.reflect.Field.class))
                        .bindTo(unsafe);
        staticFieldOffset =
                lookup.findVirtual(
                                unsafeClass,
                                "staticFieldOffset",
                                MethodType.methodType(long.class, java.lang.reflect.Field.class))
                        .bindTo(unsafe);
        offsets = found;
    }

    void reset() {
        try {
            if (offsets == null) {
                prepare();
            }
            List<Named> added;
            synchronized (loaded) {
                added = List.copyOf(loaded);
                loaded.clear();
            }
            for (Named named : added) {
                ClassLoader loader = named.loader.get();
                if (loader != null) {
                    try {
                        classes.add(
                                new WeakReference<>(
                                        Class.forName(
                                                named.name.replace('/', '.'), false, loader)));
                    } catch (ClassNotFoundException | LinkageError e) {
                        // its loading failed, or its loader hides it: nobody has its annotations
                    }
                }
            }
            boolean gone = false;
            for (WeakReference<Class<?>> reference : classes) {
                Class<?> type = reference.get();
                if (type == null) {
                    gone = true;
                    continue;
                }
                for (long offset : offsets) {
                    putReference.invokeExact((Object) type, offset, (Object) null);
                }
            }
            if (gone) {
                classes.removeIf(reference -> reference.get() == null);
            }
        } catch (Throwable e) {
            Refusals.refuse("what reflection keeps cannot be cleared: " + e);
        }
    }

    /** Lets reflection see the value that the field of an interface has in this run. */
    void write(Class<?> type, String name, InterfaceField value) {
        try {
            if (offsets == null) {
                prepare();
            }
            java.lang.reflect.Field field = type.getDeclaredField(name);
            Object base = staticFieldBase.invoke(field);
            long offset = (long) staticFieldOffset.invoke(field);
            Class<?> kind = field.getType();
            if (!kind.isPrimitive()) {
                putReference.invoke(base, offset, value.storedReference());
                return;
            }
            String method =
                    "put"
                            + Character.toUpperCase(kind.getName().charAt(0))
                            + kind.getName().substring(1);
            Object boxed;
            long bits = value.storedBits();
            if (kind == long.class) {
                boxed = bits;
            } else if (kind == double.class) {
                boxed = Double.longBitsToDouble(bits);
            } else if (kind == float.class) {
                boxed = Float.intBitsToFloat((int) bits);
            } else if (kind == boolean.class) {
                boxed = bits != 0;
            } else if (kind == char.class) {
                boxed = (char) bits;
            } else if (kind == byte.class) {
                boxed = (byte) bits;
            } else if (kind == short.class) {
                boxed = (short) bits;
            } else {
                boxed = (int) bits;
            }
            lookup.findVirtual(
                            unsafeClass,
                            method,
                            MethodType.methodType(void.class, Object.class, long.class, kind))
                    .invokeWithArguments(unsafe, base, offset, boxed);
        } catch (Throwable e) {
            Refusals.refuse(
                    "the field " + name + " of " + type.getName() + " cannot be written: " + e);
        }
    }
}
