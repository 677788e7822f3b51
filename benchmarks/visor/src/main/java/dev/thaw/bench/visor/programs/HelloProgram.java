// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.programs;

/** The least that a process of Java can answer. */
public final class HelloProgram {
    private HelloProgram() {}

    public static void main(String[] arguments) {
        System.out.println("hello world");
    }
}
