// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.util.ArrayList;
import java.util.List;

/** Static fields of all types, final and not, with and without initialisers. */
public final class Fields {
    private Fields() {}

    static int counter;
    static long large = Long.parseLong("5");
    static double real = 1.5;
    static float single = 2.5f;
    static boolean flag;
    static char letter = 'a';
    static byte small = 1;
    static short shorter = 2;
    static String text;
    static int[] array = {1, 2};
    static final List<String> LIST = new ArrayList<>();
    static final int PARSED = Integer.parseInt("7");
    static final int CONSTANT = 3;
    static final String NAME = "name";
    static final Object LOCK = new Object();

    static class Plain {
        static int uses;
        static Object last;
    }

    static class Child extends Plain {}

    public static void main(String[] arguments) {
        System.out.println(
                counter + " " + large + " " + real + " " + single + " " + flag + " " + letter + " "
                        + small + " " + shorter);
        System.out.println(
                text
                        + " "
                        + array[0]
                        + " "
                        + LIST
                        + " "
                        + PARSED
                        + CONSTANT
                        + NAME
                        + (LOCK != null));
        System.out.println(Plain.uses + " " + Child.uses + " " + Child.last);
        counter++;
        large *= 2;
        real = -1;
        single = 0;
        flag = true;
        letter++;
        small++;
        shorter++;
        text = "set";
        array[0] = 9;
        LIST.add("x");
        Child.uses++;
        Child.last = new Object();
        System.out.println(Plain.uses + " " + counter + LIST);
    }
}
