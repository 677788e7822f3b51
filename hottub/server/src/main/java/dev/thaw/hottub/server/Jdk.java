// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

/**
 * Access to the JDK's own fields and methods. What a JDK does not have makes it one whose JVMs are
 * not reused.
 */
final class Jdk {
    static final int FEATURE = Runtime.version().feature();

    private static final Module OWN = Jdk.class.getModule();

    private Jdk() {}

    /** A member of the JDK that is not as expected: the server does not serve. */
    static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unknown(String what, Throwable cause) {
            super("the JDK has another " + what, cause);
        }
    }

    /** The class, not initialised. */
    static Class<?> type(String name) {
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException e) {
            throw new Unknown("class " + name, e);
        }
    }

    static void open(Class<?> type) {
        if (!type.getModule().isOpen(type.getPackageName(), OWN)) {
            Native.open(type.getModule(), type.getPackageName(), OWN);
        }
    }

    static Field field(Class<?> type, String name) {
        open(type);
        try {
            Field field = HiddenFields.get(type, name);
            field.setAccessible(true);
            return field;
        } catch (ReflectiveOperationException e) {
            throw new Unknown("field " + type.getName() + "." + name, e);
        }
    }

    static boolean hasField(Class<?> type, String name) {
        open(type);
        try {
            HiddenFields.get(type, name);
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    static Method method(Class<?> type, String name, Class<?>... parameters) {
        open(type);
        try {
            Method method = type.getDeclaredMethod(name, parameters);
            method.setAccessible(true);
            return method;
        } catch (ReflectiveOperationException e) {
            throw new Unknown("method " + type.getName() + "." + name, e);
        }
    }

    static Constructor<?> constructor(Class<?> type, Class<?>... parameters) {
        open(type);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(parameters);
            constructor.setAccessible(true);
            return constructor;
        } catch (ReflectiveOperationException e) {
            throw new Unknown("constructor of " + type.getName(), e);
        }
    }

    static Object get(Class<?> type, String name) {
        return get(type, name, null);
    }

    static Object get(Class<?> type, String name, Object target) {
        try {
            return field(type, name).get(target);
        } catch (IllegalAccessException e) {
            throw new Unknown("field " + type.getName() + "." + name, e);
        }
    }

    /** Sets a field, also a final one. */
    static void set(Class<?> type, String name, Object target, Object value) {
        Native.setObject(target, field(type, name), value);
    }

    static void setInt(Class<?> type, String name, int value) {
        try {
            field(type, name).setInt(null, value);
        } catch (IllegalAccessException e) {
            throw new Unknown("field " + type.getName() + "." + name, e);
        }
    }

    static Object call(Method method, Object target, Object... arguments) {
        try {
            return method.invoke(target, arguments);
        } catch (ReflectiveOperationException e) {
            throw new Unknown("method " + method, e);
        }
    }
}
