// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

/** Why a request's body is not taken, for the caller. */
final class UnfitBody extends Exception {
    private static final long serialVersionUID = 1;

    private final String type;

    /**
     * @param type {@code bad-request}, or {@code busy} if it may be taken later
     */
    UnfitBody(String type, String message) {
        super(message);
        this.type = type;
    }

    String type() {
        return type;
    }
}
