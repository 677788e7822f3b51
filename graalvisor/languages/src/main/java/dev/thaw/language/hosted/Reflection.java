// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** What a library does not show; each thing that is missing is told by its name. */
final class Reflection {
    private final ClassLoader loader;

    Reflection(ClassLoader loader) {
        this.loader = loader;
    }

    Class<?> type(String name) {
        return type(name, false);
    }

    /** Runs its static initializer too. */
    Class<?> initialized(String name) {
        return type(name, true);
    }

    private Class<?> type(String name, boolean initialize) {
        try {
            return Class.forName(name, initialize, loader);
        } catch (ClassNotFoundException e) {
            throw missing("class " + name, e);
        }
    }

    Field field(String type, String name) {
        try {
            return open(type(type).getDeclaredField(name));
        } catch (NoSuchFieldException e) {
            throw missing("field " + type + "." + name, e);
        }
    }

    Method method(String type, String name, Class<?>... parameters) {
        try {
            return open(type(type).getDeclaredMethod(name, parameters));
        } catch (NoSuchMethodException e) {
            throw missing("method " + type + "." + name, e);
        }
    }

    private static <T extends AccessibleObject> T open(T member) {
        member.setAccessible(true);
        return member;
    }

    private static IllegalStateException missing(String what, Exception cause) {
        return new IllegalStateException(
                "this version of Truffle has no %s; thaw-function-languages must be adapted to it"
                        .formatted(what),
                cause);
    }

    static Object get(Field field, Object holder) {
        try {
            return field.get(holder);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field.toString(), e);
        }
    }

    /** Calls a static method. */
    static Object call(Method method, Object... arguments) {
        return invoke(method, null, arguments);
    }

    static Object invoke(Method method, Object holder, Object... arguments) {
        try {
            return method.invoke(holder, arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(method + " failed", e.getCause());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(method.toString(), e);
        }
    }
}
