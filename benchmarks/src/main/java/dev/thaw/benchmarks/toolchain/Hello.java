// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.toolchain;

/** The smallest program of which an image is built. */
public final class Hello {
    private Hello() {}

    public static void main(String[] args) {
        System.out.println("Hello");
    }
}
