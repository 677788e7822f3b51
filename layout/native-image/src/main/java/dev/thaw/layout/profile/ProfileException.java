// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

/** A file is not what it should be; the message says which, why, and what to do. */
public final class ProfileException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public ProfileException(String message) {
        super(message);
    }
}
