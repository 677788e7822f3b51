// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss;

/**
 * A snapshot operation that could not be carried out.
 *
 * <p>The message says what failed, where, and what to do about it. The operation had no effect: the
 * slot, the file and the original objects are as they were before the call.
 *
 * <p>Source: DOSS dissertation, section 6.2, "Error handling".
 */
public class DOSSException extends RuntimeException {
    public DOSSException(String message) {
        super(message);
    }

    public DOSSException(String message, Throwable cause) {
        super(message, cause);
    }
}
