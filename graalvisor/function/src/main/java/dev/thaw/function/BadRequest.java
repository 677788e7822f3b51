// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

/** The request does not fit the function's signature; the message is for the caller. */
public final class BadRequest extends Exception {
    private static final long serialVersionUID = 1;

    public BadRequest(String message) {
        super(message, null, false, false);
    }
}
