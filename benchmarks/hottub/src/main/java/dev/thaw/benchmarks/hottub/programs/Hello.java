// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.programs;

/** The shortest program. */
public final class Hello {
    private Hello() {}

    public static void main(String[] arguments) {
        System.out.println("Hello, world");
    }
}
