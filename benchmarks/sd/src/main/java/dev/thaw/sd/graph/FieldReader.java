// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.graph;

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Reads fields of any class, also of JDK packages that are not open. */
public final class FieldReader {
    private static final Unsafe UNSAFE = findUnsafe();

    private FieldReader() {}

    private static Unsafe findUnsafe() {
        try {
            Field theUnsafe = Unsafe.class.getDeclaredField("theUnsafe");
            theUnsafe.setAccessible(true);
            return (Unsafe) theUnsafe.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("every JDK 25 has it", e);
        }
    }

    /** Whether fields of the class can be read: not those of lambdas and records of the JDK. */
    public static boolean canRead(Class<?> type) {
        return !isOfTheJdk(type) || !type.isHidden() && !type.isRecord();
    }

    static boolean isOfTheJdk(Class<?> type) {
        return type.isArray() || type.getModule() == Object.class.getModule();
    }

    /** The value of a field of a class that {@link #canRead can be read}; boxed. */
    public static Object read(Field field, Object object) {
        if (isOfTheJdk(field.getDeclaringClass())) {
            return readUnsafely(field, object);
        }
        try {
            field.setAccessible(true);
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings({"removal", "deprecation"})
    private static Object readUnsafely(Field field, Object object) {
        long offset = UNSAFE.objectFieldOffset(field);
        Class<?> type = field.getType();
        if (!type.isPrimitive()) {
            return UNSAFE.getObject(object, offset);
        }
        return switch (type.getName()) {
            case "boolean" -> UNSAFE.getBoolean(object, offset);
            case "byte" -> UNSAFE.getByte(object, offset);
            case "char" -> UNSAFE.getChar(object, offset);
            case "short" -> UNSAFE.getShort(object, offset);
            case "int" -> UNSAFE.getInt(object, offset);
            case "long" -> UNSAFE.getLong(object, offset);
            case "float" -> UNSAFE.getFloat(object, offset);
            default -> UNSAFE.getDouble(object, offset);
        };
    }
}
