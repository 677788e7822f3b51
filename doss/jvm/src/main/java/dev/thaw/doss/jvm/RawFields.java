// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Stream;

/** Objects made without a constructor, and their fields: also final ones, those of records too. */
final class RawFields {
    private static final MethodHandle ALLOCATE =
            InternalUnsafe.method("allocateInstance", Object.class, Class.class);

    private static final MethodHandle OFFSET =
            InternalUnsafe.method("objectFieldOffset", long.class, Field.class);

    private static final MethodHandle PUT_REFERENCE = put("putReference", Object.class);
    private static final MethodHandle PUT_BOOLEAN = put("putBoolean", boolean.class);
    private static final MethodHandle PUT_BYTE = put("putByte", byte.class);
    private static final MethodHandle PUT_CHAR = put("putChar", char.class);
    private static final MethodHandle PUT_SHORT = put("putShort", short.class);
    private static final MethodHandle PUT_INT = put("putInt", int.class);
    private static final MethodHandle PUT_LONG = put("putLong", long.class);
    private static final MethodHandle PUT_FLOAT = put("putFloat", float.class);
    private static final MethodHandle PUT_DOUBLE = put("putDouble", double.class);

    private RawFields() {}

    private static MethodHandle put(String name, Class<?> type) {
        return InternalUnsafe.method(name, void.class, Object.class, long.class, type);
    }

    static Object allocate(Class<?> type) {
        try {
            return ALLOCATE.invoke(type);
        } catch (Throwable e) {
            throw new IllegalStateException("cannot make a " + type.getName(), e);
        }
    }

    static Object get(Field field, Object holder) {
        try {
            field.setAccessible(true);
            return field.get(holder);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    static void put(Field field, Object holder, Object value) {
        try {
            long offset = (long) OFFSET.invoke(field);
            MethodHandle put =
                    switch (field.getType().descriptorString()) {
                        case "Z" -> PUT_BOOLEAN;
                        case "B" -> PUT_BYTE;
                        case "C" -> PUT_CHAR;
                        case "S" -> PUT_SHORT;
                        case "I" -> PUT_INT;
                        case "J" -> PUT_LONG;
                        case "F" -> PUT_FLOAT;
                        case "D" -> PUT_DOUBLE;
                        default -> PUT_REFERENCE;
                    };
            put.invoke(holder, offset, value);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** All fields that objects of a class have, its super classes' among them. */
    static Stream<Field> of(Class<?> type) {
        return Stream.<Class<?>>iterate(type, c -> c != null, Class::getSuperclass)
                .flatMap(c -> Arrays.stream(c.getDeclaredFields()))
                .filter(f -> !Modifier.isStatic(f.getModifiers()));
    }

    /** Makes an object equal to another one of its class. */
    static void copy(Object from, Object to) {
        of(from.getClass()).forEach(field -> put(field, to, get(field, from)));
    }
}
