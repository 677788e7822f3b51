// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.CallHead;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;

/**
 * The head of a call that has no request of its own: JSON, sent to the function itself.
 *
 * @param timeoutMillis 0: the function's
 */
record ActivationHead(long timeoutMillis) implements CallHead {
    @Override
    public void write(ByteBuf out) {
        Fields.write(out, ":method", "POST");
        Fields.write(out, ":path", "");
        Fields.write(out, ":query", "");
        Fields.write(out, "content-type", "application/json");
    }
}
