// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

/** Why a JVM with this state of the JDK cannot be made new. */
final class Lasting extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean ofTheMoment;

    Lasting(String message) {
        this(message, false);
    }

    /**
     * @param ofTheMoment it was a matter of time, which may turn out otherwise
     */
    Lasting(String message, boolean ofTheMoment) {
        super(message, null, false, false);
        this.ofTheMoment = ofTheMoment;
    }

    boolean isOfTheMoment() {
        return ofTheMoment;
    }
}
