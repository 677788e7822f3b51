// SPDX-License-Identifier: Apache-2.0
package com.example;

/** A function that a runtime serves, and a program. */
public class Greeter {
    public static String greet(String name) {
        return "hello " + name;
    }

    public static void main(String[] arguments) {
        System.out.println(greet(arguments[0]));
    }
}
