// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

/** A failure that the user can act on: the message says what is wrong, where, and what to do. */
final class ToolchainException extends RuntimeException {
    ToolchainException(String message) {
        super(message);
    }

    ToolchainException(String message, Throwable cause) {
        super(message, cause);
    }
}
