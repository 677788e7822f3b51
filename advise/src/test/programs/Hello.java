// SPDX-License-Identifier: Apache-2.0

/** Says hello, and its arguments. */
public class Hello {
    public static void main(String[] arguments) {
        System.out.println("hello " + String.join(" ", arguments));
    }
}
