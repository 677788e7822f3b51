// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

/** A function that cannot be loaded; the message is for who deploys it. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1;

    Refusal(String message) {
        super(message, null, false, false);
    }
}
