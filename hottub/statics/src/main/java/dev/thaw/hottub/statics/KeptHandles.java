// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.Refusals;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;

/** Looks into method handles that are the same in all runs: they must not hold an object of one. */
final class KeptHandles {
    private final MethodHandles.Lookup lookup;

    KeptHandles(MethodHandles.Lookup lookup) {
        this.lookup = lookup;
    }

    void check(Class<?> type, Object[] handles) throws Throwable {
        for (Object handle : handles) {
            Object held = held(handle);
            if (held != null) {
                Refusals.refuse(
                        "class "
                                + type.getName()
                                + " has a constant method handle that holds a "
                                + held.getClass().getName());
            }
        }
    }

    private Object held(Object value) throws Throwable {
        if (!(value instanceof MethodHandle)) {
            return isConstant(value) ? null : value;
        }
        for (Class<?> type = value.getClass();
                type != MethodHandle.class;
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    Object held = held(lookup.unreflectGetter(field).invoke(value));
                    if (held != null) {
                        return held;
                    }
                }
            }
        }
        return null;
    }

    private static boolean isConstant(Object value) {
        return value == null
                || value instanceof Class
                || value instanceof String
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof MethodType
                // one for all
                || value.getClass().getName().equals("sun.misc.Unsafe")
                || value.getClass().getName().startsWith("java.lang.invoke.");
    }
}
