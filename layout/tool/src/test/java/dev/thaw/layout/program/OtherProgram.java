// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.program;

/** Another program than {@link StartupProgram}. */
public final class OtherProgram {
    private OtherProgram() {}

    public static void main(String[] args) {
        System.out.println("other");
    }
}
