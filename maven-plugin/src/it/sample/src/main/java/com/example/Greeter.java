// SPDX-License-Identifier: Apache-2.0
package com.example;

/** A function that a runtime serves. */
public class Greeter {
    public static String greet(String name) {
        return "hello " + name;
    }
}
