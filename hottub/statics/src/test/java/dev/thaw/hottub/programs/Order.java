// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

/**
 * When classes are initialised: at new before its arguments, at static methods after theirs,
 * superclasses first. A superclass may use the class that waits for it, as it is.
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

    static class Parent implements java.io.Serializable {
        static Parent made = new Child("made");

        static {
            say("Parent");
            System.out.println(Child.text + Child.number() + made.describe());
            Child.text = "written";
        }

        String describe() {
            return "a parent";
        }
    }

    static class Child extends Parent {
        static String text = "text";
        static final Object KEPT = new Object();
        static int number = say("Child");
        private final String name;

        Child(String name) {
            this.name = name;
        }

        static int number() {
            return number;
        }

        @Override
        String describe() {
            return name + " beside " + text + (KEPT == null ? " without" : " with");
        }
    }

    interface Default {
        Default NONE = new None();

        default String describe() {
            return "default of " + None.text;
        }
    }

    static class None implements Default {
        static String text = "none";
        static int number = say("None");
    }

    public static void main(String[] arguments) {
        System.out.println(new Child("new").describe() + Parent.made.describe());
        System.out.println(new None().describe() + Default.NONE.describe());
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
