// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

/** What went wrong, and what to do; the message is for users. */
public final class LayoutException extends RuntimeException {
    private static final long serialVersionUID = 1;

    LayoutException(String message) {
        super(message);
    }
}
