// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

/** Why a JVM with this state of the JDK cannot be made new. */
final class Lasting extends RuntimeException {
    private static final long serialVersionUID = 1;

    Lasting(String message) {
        super(message, null, false, false);
    }
}
