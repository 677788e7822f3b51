// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

/** The examples of the paper's section 4.1: initialisers that depend on when they run. */
public final class PaperExamples {
    private PaperExamples() {}

    static class A {
        static int a = 0;

        void foo() {
            a++;
        }
    }

    static class Bad {
        static int b = A.a;
    }

    static class CycleA {
        static int a = 10;
        static int b = CycleB.b;
    }

    static class CycleB {
        static int a = CycleA.a;
        static int b = 12;
    }

    public static void main(String[] arguments) {
        A object = new A();
        object.foo();
        object.foo();
        System.out.println("Bad.b = " + Bad.b);
        System.out.println(
                "CycleA.b = " + CycleA.b + ", CycleB.a = " + CycleB.a + ", CycleB.b = " + CycleB.b);
    }
}
