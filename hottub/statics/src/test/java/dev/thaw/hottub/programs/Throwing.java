// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Static initialisers that throw: once as they do, then no class definition. */
public final class Throwing {
    private Throwing() {}

    static int attempts;

    static class Thrower {
        static final int VALUE = fail();

        static int fail() {
            System.out.println("initialising");
            throw new IllegalStateException("attempt " + ++attempts);
        }

        static void call() {}
    }

    static class ThrowsError {
        static {
            if (attempts >= 0) {
                throw new LinkageError("an error as it is");
            }
        }

        ThrowsError(Object argument) {}
    }

    static class Child extends Thrower {
        static int child = 1;
    }

    // Fails as long as nobody has prepared it; another run may.
    static class Sometimes {
        static boolean works = Boolean.getBoolean("works");
        static final Object VALUE = make();

        static Object make() {
            if (!works) {
                throw new IllegalArgumentException();
            }
            return "made";
        }
    }

    interface Attempt {
        void run() throws Exception;
    }

    static void attempt(Attempt attempt) {
        try {
            attempt.run();
            System.out.println("worked");
        } catch (Throwable thrown) {
            StringWriter text = new StringWriter();
            thrown.printStackTrace(new PrintWriter(text));
            for (String line : text.toString().split("\n")) {
                if (!line.contains("more")
                        && !line.contains("(Method.java")
                        && !line.contains("java.base/")
                        && !line.contains("harness")) {
                    System.out.println(line);
                }
            }
        }
    }

    public static void main(String[] arguments) {
        for (int i = 0; i < 2; i++) {
            attempt(Thrower::call);
            attempt(() -> System.out.println(Thrower.VALUE));
            attempt(() -> System.out.println(Child.child));
            attempt(() -> new ThrowsError(attempts));
            attempt(() -> Class.forName(Thrower.class.getName()));
            attempt(() -> Thrower.class.getDeclaredMethod("call").invoke(null));
        }
        attempt(() -> System.out.println(Sometimes.VALUE));
        System.setProperty("works", "true");
        attempt(() -> System.out.println(Sometimes.VALUE));
        System.clearProperty("works");
    }
}
