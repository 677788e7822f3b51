// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Constant handles that classes have looked up themselves, and into which the JDK puts numbers of
 * its own.
 */
public final class CombinedHandles {
    private CombinedHandles() {}

    private static final MethodType OF_INT = MethodType.methodType(int.class, int.class);

    static boolean isSmall(int number) {
        return number < 5;
    }

    static int next(int number) {
        return number + 1;
    }

    static int sum(int sum, int number) {
        return sum + number;
    }

    static class Loops {
        static final MethodHandle WHILE;
        static final MethodHandle COUNTED;

        static {
            try {
                MethodHandles.Lookup lookup = MethodHandles.lookup();
                MethodHandle next = lookup.findStatic(CombinedHandles.class, "next", OF_INT);
                MethodType ofBoth = OF_INT.appendParameterTypes(int.class);
                MethodHandle sum = lookup.findStatic(CombinedHandles.class, "sum", ofBoth);
                MethodType test = OF_INT.changeReturnType(boolean.class);
                MethodHandle isSmall = lookup.findStatic(CombinedHandles.class, "isSmall", test);
                WHILE = MethodHandles.whileLoop(MethodHandles.zero(int.class), isSmall, next);
                COUNTED = MethodHandles.countedLoop(MethodHandles.identity(int.class), null, sum);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    static class Until {
        static final MethodHandle LOOP;

        static {
            try {
                MethodHandles.Lookup lookup = MethodHandles.lookup();
                MethodHandle next = lookup.findStatic(CombinedHandles.class, "next", OF_INT);
                MethodType test = OF_INT.changeReturnType(boolean.class);
                MethodHandle isSmall = lookup.findStatic(CombinedHandles.class, "isSmall", test);
                LOOP = MethodHandles.doWhileLoop(MethodHandles.zero(int.class), next, isSmall);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    static class Failing {
        static final MethodHandle FAIL =
                MethodHandles.throwException(int.class, IllegalStateException.class);
    }

    static class Tested {
        static final MethodHandle GUARD;

        static {
            try {
                MethodHandles.Lookup lookup = MethodHandles.lookup();
                MethodHandle next = lookup.findStatic(CombinedHandles.class, "next", OF_INT);
                MethodType test = OF_INT.changeReturnType(boolean.class);
                MethodHandle isSmall = lookup.findStatic(CombinedHandles.class, "isSmall", test);
                MethodHandle same = MethodHandles.identity(int.class);
                GUARD = MethodHandles.guardWithTest(isSmall, next, same);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }

    static class Casting {
        static final MethodHandle CAST =
                MethodHandles.explicitCastArguments(
                        MethodHandles.identity(int.class),
                        MethodType.methodType(int.class, Object.class));
    }

    public static void main(String[] arguments) throws Throwable {
        int counted = (int) Loops.COUNTED.invokeExact(4);
        System.out.println((int) Loops.WHILE.invokeExact() + " " + counted);
        System.out.println((int) Until.LOOP.invokeExact());
        System.out.println((int) Tested.GUARD.invokeExact(3) + (int) Tested.GUARD.invokeExact(7));
        System.out.println((int) Casting.CAST.invokeExact((Object) 'c'));
        try {
            int none = (int) Failing.FAIL.invokeExact(new IllegalStateException("thrown"));
            System.out.println(none);
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
    }
}
