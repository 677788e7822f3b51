// SPDX-License-Identifier: Apache-2.0
package dev.thaw.build;

/** A step of a build has failed; the message says what, why, and what to do. */
public final class StepException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * @param message for users
     */
    public StepException(String message) {
        super(message);
    }
}
