// SPDX-License-Identifier: Apache-2.0
package com.example.functions;

/** A function as the paper has them. */
public final class Greeting {
    private Greeting() {}

    public static String greet(String name) {
        return "hello " + name;
    }
}
