// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.wire;

/** The other side does not keep to the worker protocol. */
public final class WireException extends RuntimeException {
    public WireException(String message) {
        super(message);
    }
}
