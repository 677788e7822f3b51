// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.InterfaceField;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;

/** Writes fields that nobody may write, with the JDK's own Unsafe. */
final class Memory {
    // In Class objects.
    private static final String[] CACHES = {
        "enumConstants",
        "enumConstantDirectory",
        "annotationData",
        "annotationType",
        "reflectionData"
    };

    private final MethodHandles.Lookup lookup;
    private final Class<?> type;
    private final Object unsafe;
    private final MethodHandle clear;

    Memory(MethodHandles.Lookup lookup) {
        this.lookup = lookup;
        try {
            type = Class.forName("jdk.internal.misc.Unsafe");
            unsafe = lookup.findStatic(type, "getUnsafe", MethodType.methodType(type)).invoke();
            MethodHandle put =
                    method(
                            "putReference",
                            MethodType.methodType(
                                    void.class, Object.class, long.class, Object.class));
            MethodHandle offset =
                    method(
                            "objectFieldOffset",
                            MethodType.methodType(long.class, Class.class, String.class));
            MethodHandle all = MethodHandles.empty(MethodType.methodType(void.class, Object.class));
            for (String cache : CACHES) {
                long position = (long) offset.invokeExact(Class.class, cache);
                all =
                        MethodHandles.foldArguments(
                                all, MethodHandles.insertArguments(put, 1, position, null));
            }
            clear = all;
        } catch (Throwable e) {
            throw new IllegalStateException(
                    "the JDK's Unsafe or a field of Class is not as expected: " + e, e);
        }
    }

    private MethodHandle method(String name, MethodType signature)
            throws ReflectiveOperationException {
        return lookup.findVirtual(type, name, signature).bindTo(unsafe);
    }

    /** Clears what a class object keeps for reflection. */
    void clear(Class<?> reflected) throws Throwable {
        clear.invokeExact((Object) reflected);
    }

    /** Writes a static final field. */
    void write(Field field, InterfaceField value) throws Throwable {
        Object base =
                method("staticFieldBase", MethodType.methodType(Object.class, Field.class))
                        .invoke(field);
        long offset =
                (long)
                        method("staticFieldOffset", MethodType.methodType(long.class, Field.class))
                                .invoke(field);
        Class<?> kind = field.getType();
        String name = kind.isPrimitive() ? kind.getName() : "reference";
        method(
                        "put" + Character.toUpperCase(name.charAt(0)) + name.substring(1),
                        MethodType.methodType(
                                void.class,
                                Object.class,
                                long.class,
                                kind.isPrimitive() ? kind : Object.class))
                .invokeWithArguments(base, offset, boxed(kind, value));
    }

    private static Object boxed(Class<?> kind, InterfaceField value) {
        long bits = value.storedBits();
        return switch (kind.getName()) {
            case "long" -> bits;
            case "int" -> (int) bits;
            case "short" -> (short) bits;
            case "byte" -> (byte) bits;
            case "char" -> (char) bits;
            case "boolean" -> bits != 0;
            case "float" -> Float.intBitsToFloat((int) bits);
            case "double" -> Double.longBitsToDouble(bits);
            default -> value.storedReference();
        };
    }
}
