// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.lang.reflect.InvocationTargetException;
import java.util.function.IntConsumer;

/** System.exit in many ways, and handlers that would go on. */
public final class Exiting {
    private Exiting() {}

    static int runs;

    @SuppressWarnings("finally")
    static void swallow(Runnable exit) {
        try {
            try {
                exit.run();
            } catch (Exception | Error e) {
                System.out.println("caught");
            } finally {
                System.out.println("finally");
                return;
            }
        } catch (Throwable t) {
            System.out.println("caught again");
        }
    }

    static synchronized void locked(Runnable exit) {
        synchronized (Exiting.class) {
            try {
                exit.run();
            } finally {
                System.out.println("finally in a monitor");
            }
        }
    }

    static void reflective() {
        try {
            System.class.getMethod("exit", int.class).invoke(null, 6);
        } catch (InvocationTargetException e) {
            System.out.println("wrapped");
        } catch (ReflectiveOperationException e) {
            System.out.println("not found");
        }
    }

    static class ExitsInInitialiser {
        static {
            System.exit(7);
        }

        static void call() {
            System.out.println("after");
        }
    }

    public static void main(String[] arguments) {
        System.out.println("run " + ++runs + " " + arguments[0]);
        IntConsumer reference = System::exit;
        IntConsumer bound = Runtime.getRuntime()::exit;
        switch (arguments[0]) {
            case "plain" -> swallow(() -> System.exit(3));
            case "halt" -> swallow(() -> Runtime.getRuntime().halt(4));
            case "reference" -> swallow(() -> reference.accept(5));
            case "bound" -> locked(() -> bound.accept(5));
            case "reflective" -> swallow(Exiting::reflective);
            case "initialiser" -> swallow(ExitsInInitialiser::call);
            case "thrown" -> throw new IllegalStateException("uncaught");
            default -> System.out.println("returns");
        }
        System.out.println("not reached, or returned");
    }
}
