// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;
import java.util.concurrent.atomic.AtomicInteger;

/** Constant handles that other classes have made, and that hold what they count in. */
public final class HandlesOfOthers {
    private HandlesOfOthers() {}

    static class Maker {
        static MethodHandle kept = counting();

        static MethodHandle counting() {
            MethodType type = MethodType.methodType(int.class);
            try {
                return MethodHandles.lookup()
                        .findVirtual(AtomicInteger.class, "incrementAndGet", type)
                        .bindTo(new AtomicInteger());
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(e);
            }
        }

        /** As an object, so that whose it is shows only when it is there. */
        static Object handle(String what) throws ReflectiveOperationException {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodType ofIndex = MethodType.methodType(char.class, int.class);
            MethodHandle charAt = lookup.findVirtual(String.class, "charAt", ofIndex);
            return switch (what) {
                case "text" -> charAt.bindTo("text");
                case "number" -> MethodHandles.insertArguments(charAt, 1, 3);
                case "counter" -> counting();
                case "site" -> new MutableCallSite(charAt).dynamicInvoker();
                case "nested" ->
                        MethodHandles.filterReturnValue(
                                MethodHandles.dropArguments(counting(), 0, String.class),
                                MethodHandles.identity(int.class));
                case "nothing" -> charAt;
                case "loop" ->
                        MethodHandles.doWhileLoop(
                                null,
                                MethodHandles.identity(int.class),
                                MethodHandles.dropArguments(
                                        MethodHandles.zero(boolean.class), 0, int.class));
                default -> throw new IllegalArgumentException(what);
            };
        }
    }

    static class Called {
        static final MethodHandle COUNT = Maker.counting();
    }

    static class Read {
        static final MethodHandle COUNT = Maker.kept;
    }

    static class Base {
        static MethodHandle inherited() {
            return Maker.counting();
        }
    }

    static class Inheriting extends Base {
        static final MethodHandle COUNT = inherited();
    }

    static class Unknown {
        static String what;
    }

    static class Cast {
        static final MethodHandle HANDLE;

        static {
            try {
                HANDLE = (MethodHandle) Maker.handle(Unknown.what);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    public static void main(String[] arguments) throws Throwable {
        if (arguments.length > 0) {
            Unknown.what = arguments[0];
            System.out.println(Cast.HANDLE.type());
            return;
        }
        System.out.println((int) Called.COUNT.invokeExact());
        System.out.println((int) Read.COUNT.invokeExact());
        System.out.println((int) Inheriting.COUNT.invokeExact());
        System.out.println((int) Inheriting.COUNT.invokeExact());
    }
}
