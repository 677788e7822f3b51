// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.IOException;

/** What came is not what docs/visor-worker.md says; the worker ends. */
final class ProtocolException extends IOException {
    private static final long serialVersionUID = 1;

    ProtocolException(String message) {
        super(message);
    }
}
