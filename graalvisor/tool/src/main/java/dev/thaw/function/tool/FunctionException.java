// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

/** What went wrong, and what to do; the message is for users. */
public final class FunctionException extends RuntimeException {
    private static final long serialVersionUID = 1;

    FunctionException(String message) {
        super(message);
    }
}
