// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

/** The entry of a function cannot be used; the message is for users. */
public final class EntryException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public EntryException(String message) {
        super(message);
    }
}
