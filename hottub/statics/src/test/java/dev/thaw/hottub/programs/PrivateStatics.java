// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** Private static methods that are the first that is used of their class, through handles. */
public final class PrivateStatics {
    private PrivateStatics() {}

    private static final class Found {
        private static final List<String> ADDED = new ArrayList<>();

        private static String add(String text) {
            ADDED.add(text);
            return ADDED.toString();
        }
    }

    private static final class Unreflected {
        private static final List<String> ADDED = new ArrayList<>();

        private static String addAll(String... texts) {
            ADDED.addAll(Arrays.asList(texts));
            return ADDED.toString();
        }
    }

    private static final class Made {
        private static final List<String> CALLS = new ArrayList<>();

        private static String text() {
            CALLS.add("call");
            return CALLS.toString();
        }
    }

    private static final class Ensured {
        static {
            System.out.println("initialised");
        }
    }

    /** One of which someone asks what no handler asks. */
    private static final class Asked extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public synchronized Throwable getCause() {
            System.out.println("asked for its cause");
            return null;
        }
    }

    public static void main(String[] arguments) throws Throwable {
        MethodHandles.Lookup lookup =
                MethodHandles.privateLookupIn(Found.class, MethodHandles.lookup());
        MethodHandle add =
                lookup.findStatic(
                        Found.class, "add", MethodType.methodType(String.class, String.class));
        System.out.println((String) add.invokeExact("a"));
        System.out.println(lookup.revealDirect(add).getName() + " " + add.isVarargsCollector());

        lookup = MethodHandles.privateLookupIn(Unreflected.class, MethodHandles.lookup());
        Method method = Unreflected.class.getDeclaredMethod("addAll", String[].class);
        MethodHandle addAll = lookup.unreflect(method);
        System.out.println((String) addAll.invoke("b", "c"));
        System.out.println(
                lookup.revealDirect(addAll).getName() + " " + addAll.isVarargsCollector());

        lookup = MethodHandles.privateLookupIn(Made.class, MethodHandles.lookup());
        MethodHandle text =
                lookup.findStatic(Made.class, "text", MethodType.methodType(String.class));
        Supplier<?> supplier =
                (Supplier<?>)
                        LambdaMetafactory.metafactory(
                                        lookup,
                                        "get",
                                        MethodType.methodType(Supplier.class),
                                        MethodType.methodType(Object.class),
                                        text,
                                        MethodType.methodType(String.class))
                                .getTarget()
                                .invoke();
        System.out.println(supplier.get());
        System.out.println(MethodHandles.reflectAs(Method.class, text).getName());

        ensureInitialised();
        try {
            throw new Asked();
        } catch (Throwable e) {
            System.out.println("caught");
        }
    }

    /** Later versions of Java have no such method. */
    private static void ensureInitialised() throws ReflectiveOperationException {
        Class<?> unsafe = Class.forName("sun.misc.Unsafe");
        try {
            Method ensure = unsafe.getMethod("ensureClassInitialized", Class.class);
            Field one = unsafe.getDeclaredField("theUnsafe");
            one.setAccessible(true);
            ensure.invoke(one.get(null), Ensured.class);
        } catch (NoSuchMethodException e) {
            System.out.println("there is no such method");
        }
    }
}
