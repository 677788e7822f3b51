// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

/**
 * When classes are initialised: at new before its arguments, at static methods after theirs,
 * superclasses first.
 */
public final class Order {
    private Order() {}

    static int say(String what) {
        System.out.println(what);
        return what.length();
    }

    static class Base {
        static int base = say("Base");
    }

    static class Sub extends Base {
        static int sub = say("Sub");

        Sub(int n) {
            say("new Sub " + n);
        }
    }

    static class Methods {
        static int field = say("Methods");

        static void call(int n) {
            say("call " + n);
        }
    }

    static class Read {
        static int field = say("Read");
    }

    static class Written {
        static int field = say("Written");
    }

    static class Never {
        static int field = say("Never");
        static final int CONSTANT = 4;
    }

    interface WithDefault {
        int FIELD = say("WithDefault");

        default void hello() {}
    }

    interface Without {
        int FIELD = say("Without");
    }

    static class Implementor implements WithDefault, Without {
        static int field = say("Implementor");
    }

    public static void main(String[] arguments) {
        new Sub(say("argument"));
        Methods.call(say("argument"));
        System.out.println(Read.field);
        Written.field = say("value");
        System.out.println(Never.CONSTANT);
        Class<?> literal = Never.class;
        Never[] array = new Never[1];
        System.out.println(literal.getSimpleName() + array.length);
        new Implementor();
        System.out.println(Without.FIELD);
    }
}
