// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * What transformed code calls before or after reflection: initialises classes where the JVM would,
 * and hides what the transformation has added. Before a call what it is to be called on may be
 * null: the call says so.
 */
public final class Reflected {
    private static final String PREFIX = "thaw$";
    private static final Set<String> INITIALISING =
            Set.of("allocateInstance", "ensureClassInitialized");
    private static final Set<String> UNSAFE = Set.of("sun.misc.Unsafe", "jdk.internal.misc.Unsafe");

    private Reflected() {}

    /** After Class.forName(String). */
    public static Class<?> initialised(Class<?> type) {
        ClassState.initialise(type);
        return type;
    }

    /** Instead of Class.forName(String, boolean, ClassLoader). */
    public static Class<?> forName(String name, boolean initialise, ClassLoader loader)
            throws ClassNotFoundException {
        Class<?> type = Class.forName(name, initialise, loader);
        if (initialise) {
            ClassState.initialise(type);
        }
        return type;
    }

    /** Before Field.get and Field.set. */
    public static void access(Field field, Object target) {
        if (field != null && Modifier.isStatic(field.getModifiers())) {
            ClassState.initialise(field.getDeclaringClass());
        }
    }

    /** Before Method.invoke. */
    public static void invoke(Method method, Object[] arguments) {
        if (method == null) {
            return;
        }
        if (Modifier.isStatic(method.getModifiers())) {
            ClassState.initialise(method.getDeclaringClass());
        } else if (INITIALISING.contains(method.getName())
                && UNSAFE.contains(method.getDeclaringClass().getName())
                && arguments != null
                && arguments.length == 1
                && arguments[0] instanceof Class<?> type) {
            ClassState.initialise(type);
        }
    }

    /** Before Constructor.newInstance. */
    public static void create(Constructor<?> constructor, Object[] arguments) {
        if (constructor != null) {
            ClassState.initialise(constructor.getDeclaringClass());
        }
    }

    /** After Constructor.newInstance. */
    public static void created(Object object) {
        ClassState.initialise(object.getClass());
    }

    /**
     * Before Class.newInstance, Lookup.ensureInitialized, and what of Unsafe initialises a class.
     */
    public static void create(Class<?> type) {
        ClassState.initialise(type);
    }

    /**
     * After ObjectStreamClass.lookup and lookupAny, and after a stream has read what describes the
     * class: the JDK has read its version number. Null: there is no such class.
     */
    public static void described(Class<?> type) {
        if (type != null
                && Serializable.class.isAssignableFrom(type)
                && !type.isEnum()
                && (!type.isInterface() && !type.isRecord() || describesItself(type))) {
            ClassState.initialise(type);
        }
    }

    /** The JDK reads these fields, which initialises the class; of others it reads none. */
    private static boolean describesItself(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()))
                .map(Field::getName)
                .anyMatch(name ->
                        name.equals("serialVersionUID") || name.equals("serialPersistentFields"));
    }

    /** Instead of Lookup.defineClass: a class stays for as long as its loader. */
    public static Class<?> defineClass(MethodHandles.Lookup lookup, byte[] classFile)
            throws IllegalAccessException {
        Class<?> defined = lookup.defineClass(classFile);
        if (defined.getClassLoader() == ClassLoader.getSystemClassLoader()) {
            Refusals.refuse(
                    "the program has defined the class " + defined.getName() + " while it ran");
        }
        return defined;
    }

    /** After Class.getMethods and getDeclaredMethods. */
    public static Method[] methods(Method[] methods) {
        int hidden = 0;
        for (int i = 0; i < methods.length; i++) {
            if (methods[i].getName().startsWith(PREFIX)) {
                hidden++;
            } else {
                methods[i] = method(methods[i]);
            }
        }
        if (hidden == 0) {
            return methods;
        }
        List<Method> shown = new ArrayList<>(methods.length);
        for (Method method : methods) {
            if (!method.getName().startsWith(PREFIX)) {
                shown.add(method);
            }
        }
        return shown.toArray(new Method[0]);
    }

    /**
     * After Class.getMethod and getDeclaredMethod: those that end a process are replaced by those
     * that end a run.
     */
    public static Method method(Method method) {
        Class<?> declaring = method.getDeclaringClass();
        if (declaring == System.class || declaring == Runtime.class) {
            String name = method.getName();
            if (name.equals("exit") || name.equals("halt")) {
                try {
                    return Exits.class.getMethod(name, int.class);
                } catch (NoSuchMethodException e) {
                    throw new AssertionError(e);
                }
            }
        }
        return method;
    }

    /** After Class.getFields and getDeclaredFields. */
    public static Field[] fields(Field[] fields) {
        if (Arrays.stream(fields).noneMatch(Reflected::isAdded)) {
            return fields;
        }
        return Arrays.stream(fields).filter(field -> !isAdded(field)).toArray(Field[]::new);
    }

    private static boolean isAdded(Field field) {
        String name = field.getName();
        return name.startsWith(PREFIX) || name.equals("serialVersionUID") && field.isSynthetic();
    }
}
