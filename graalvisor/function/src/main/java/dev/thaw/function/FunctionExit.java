// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

/** Unwinds a thread that ends the program, or whose call has ended. */
final class FunctionExit extends Error {
    private static final long serialVersionUID = 1;

    FunctionExit(String message) {
        super(message, null, false, false);
    }
}
