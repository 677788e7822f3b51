// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

/**
 * The JDK's own fields and methods, private and final ones as well, through JNI: reflection would
 * have to be opened to them, hides some, and takes long at the start. What a JDK does not have
 * makes it one whose JVMs are not reused.
 */
final class Jdk {
    static final int FEATURE = Runtime.version().feature();

    static final String OBJECT = "Ljava/lang/Object;";
    static final String MAP = "Ljava/util/Map;";
    static final String LIST = "Ljava/util/List;";

    private Jdk() {}

    /** A member of the JDK that is not as expected: the server does not serve. */
    static final class Unknown extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unknown(String what, Throwable cause) {
            super("the JDK has another " + what, cause);
        }

        /** As users read it. */
        @Override
        public String toString() {
            return getMessage();
        }
    }

    /** The class, not initialised by this call. */
    static Class<?> type(String name) {
        Class<?> type = find(name);
        if (type == null) {
            throw new Unknown("class " + name, null);
        }
        return type;
    }

    /** The class, or null if this runtime has none: a module may be missing. */
    static Class<?> find(String name) {
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException e) {
            return null;
        }
    }

    /** The class if a program has made the JVM initialise it, else null. */
    static Class<?> used(String name) {
        Class<?> type = find(name);
        return type != null && Native.isInitialized(type) ? type : null;
    }

    static Object get(Class<?> type, Object target, String name, String signature) {
        try {
            return Native.getObject(type, target, name, signature);
        } catch (LinkageError e) {
            throw new Unknown("field " + type.getName() + "." + name, e);
        }
    }

    static void set(Class<?> type, Object target, String name, String signature, Object value) {
        try {
            Native.setObject(type, target, name, signature, value);
        } catch (LinkageError e) {
            throw new Unknown("field " + type.getName() + "." + name, e);
        }
    }

    static long number(Class<?> type, Object target, String name, String signature) {
        try {
            return Native.getNumber(type, target, name, signature);
        } catch (LinkageError e) {
            throw new Unknown("field " + type.getName() + "." + name, e);
        }
    }

    static void setNumber(Class<?> type, Object target, String name, String signature, long value) {
        try {
            Native.setNumber(type, target, name, signature, value);
        } catch (LinkageError e) {
            throw new Unknown("field " + type.getName() + "." + name, e);
        }
    }

    static Object call(Class<?> type, String name, String signature, Object... arguments) {
        try {
            return Native.call(type, name, signature, arguments);
        } catch (NoSuchMethodError e) {
            throw new Unknown("method " + type.getName() + "." + name, e);
        }
    }
}
