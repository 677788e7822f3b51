// SPDX-License-Identifier: Apache-2.0

import java.io.File;
import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Currency;
import java.util.Map;

/** Leaves an object where no table looks: in a field that the JDK itself sets and clears. */
public class Leaving {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        Field field = Thread.class.getDeclaredField("parkBlocker");
        field.setAccessible(true);
        Thread thread = threadOfTheJdk("Signal Dispatcher");
        System.out.println(field.get(thread));
        switch (arguments[0]) {
            case "object" -> field.set(thread, new Object[] {new Left()});
            case "array" -> field.set(thread, new Left[0]);
            case "lambda" -> field.set(thread, (Runnable) () -> System.out.println("left"));
            case "static" -> inStaticField(new Object[] {new Left()});
            case "class" -> inStaticField(ofOwnLoader());
            case "loader" -> inStaticField(ofOwnLoader().getClassLoader());
            case "nothing" -> {}
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    private static Class<?> ofOwnLoader() throws Exception {
        URL classes = new File(System.getProperty("java.class.path")).toURI().toURL();
        return new URLClassLoader(new URL[] {classes}, null).loadClass("Leaving$Left");
    }

    /** In a cache of the JDK, which is kept since it only ever has the JDK's own objects. */
    @SuppressWarnings("unchecked")
    private static void inStaticField(Object left) throws ReflectiveOperationException {
        Field field = Currency.class.getDeclaredField("instances");
        field.setAccessible(true);
        ((Map<Object, Object>) field.get(null)).put("left", left);
    }

    private static Thread threadOfTheJdk(String name) {
        ThreadGroup group = Thread.currentThread().getThreadGroup().getParent();
        Thread[] threads = new Thread[100];
        for (int i = group.enumerate(threads) - 1; i >= 0; i--) {
            if (threads[i].getName().equals(name)) {
                return threads[i];
            }
        }
        throw new IllegalStateException(name);
    }

    private static class Left {}
}
