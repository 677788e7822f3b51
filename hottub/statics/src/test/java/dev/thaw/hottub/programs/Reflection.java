// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Reflection on static state, annotations with enum constants, and what a class shows of itself.
 */
public final class Reflection {
    private Reflection() {}

    enum Level {
        LOW,
        HIGH
    }

    /** Made as libraries for mock objects make them: no constructor of it runs. */
    static class Bare {
        private static final java.util.List<String> ALL = new java.util.ArrayList<>();

        int add() {
            ALL.add("one");
            return ALL.size();
        }
    }

    /** As a class of data, to which a library for JSON gives no constructor. */
    static class Plain {
        private static final java.util.List<String> ALL = new java.util.ArrayList<>();

        int add() {
            ALL.add("one");
            return ALL.size();
        }
    }

    /** As above, for the other way. */
    static class Invoked {
        private static final java.util.List<String> ALL = new java.util.ArrayList<>();

        int add() {
            ALL.add("one");
            return ALL.size();
        }
    }

    private static void allocated() throws ReflectiveOperationException {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
        System.out.println("plain " + ((Plain) unsafe.allocateInstance(Plain.class)).add());
        Method allocate = unsafe.getClass().getMethod("allocateInstance", Class.class);
        System.out.println("invoked " + ((Invoked) allocate.invoke(unsafe, Invoked.class)).add());
        try {
            allocate.invoke(unsafe);
        } catch (IllegalArgumentException e) {
            System.out.println("no argument");
        }
    }

    private static Bare bare() throws ReflectiveOperationException {
        Class<?> type = Class.forName("sun.reflect.ReflectionFactory");
        Object factory = type.getMethod("getReflectionFactory").invoke(null);
        Object constructor =
                type.getMethod(
                                "newConstructorForSerialization",
                                Class.class,
                                java.lang.reflect.Constructor.class)
                        .invoke(factory, Bare.class, Object.class.getConstructor());
        return (Bare) ((java.lang.reflect.Constructor<?>) constructor).newInstance();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Marked {
        Level level() default Level.HIGH;

        Level[] more() default {};
    }

    @Marked(more = Level.LOW)
    static class Target {
        static final Object FINAL = new Object();
        static int changing = Reflection.next();
        private static final String CONSTANT = "c";
        private static String hidden = "hidden";

        @Marked(level = Level.LOW)
        static int method() {
            return ++changing;
        }
    }

    static class ByName {
        static {
            System.out.println("ByName");
        }
    }

    static class ByHandle {
        static int field = Reflection.next();
    }

    static class ByConstructor {
        static {
            System.out.println("ByConstructor");
        }

        public ByConstructor() {}
    }

    static int counter;

    static int next() {
        System.out.println("next");
        return ++counter;
    }

    public static void main(String[] arguments) throws Throwable {
        System.out.println("bare " + bare().add());
        allocated();
        String name = Reflection.class.getName();
        System.out.println(
                Class.forName(name + "$ByName", false, Reflection.class.getClassLoader())
                        .getSimpleName());
        System.out.println(Class.forName(name + "$ByName").getSimpleName());
        Field changing = Target.class.getDeclaredField("changing");
        System.out.println(changing.getInt(null));
        changing.setInt(null, 20);
        changing.set(null, 21);
        Method method = Target.class.getDeclaredMethod("method");
        System.out.println(method.invoke(null) + " " + changing.get(null));
        Field hidden = Target.class.getDeclaredField("hidden");
        hidden.setAccessible(true);
        System.out.println(hidden.get(null));
        hidden.set(null, "seen");
        Field[] fields = Target.class.getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        for (Field field : fields) {
            System.out.println(Modifier.isStatic(field.getModifiers()) + " " + field.getName());
        }
        Method[] methods = Target.class.getDeclaredMethods();
        System.out.println(
                methods.length + methods[0].getName() + Target.class.getDeclaredClasses().length);
        System.out.println(Target.class.getAnnotation(Marked.class).level() == Level.HIGH);
        System.out.println(Target.class.getAnnotation(Marked.class).more()[0] == Level.LOW);
        System.out.println(method.getAnnotation(Marked.class).level() == Level.LOW);
        MethodHandle getter =
                MethodHandles.lookup().findStaticGetter(ByHandle.class, "field", int.class);
        System.out.println("found");
        System.out.println((int) getter.invokeExact());
        ByConstructor.class.getConstructor().newInstance();
        MethodHandle constructor =
                MethodHandles.lookup()
                        .findConstructor(ByConstructor.class, MethodType.methodType(void.class));
        System.out.println(((ByConstructor) constructor.invokeExact()).getClass().getSimpleName());
    }
}
