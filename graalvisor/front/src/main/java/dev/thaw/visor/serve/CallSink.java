// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.Call;
import dev.thaw.visor.http.RequestSink;
import dev.thaw.visor.trace.TracedResponder;
import io.netty.buffer.ByteBuf;

/**
 * Gives a request's body to a call.
 *
 * @param traced is told when the client has gone; null if nothing is traced
 */
record CallSink(Call call, TracedResponder traced) implements RequestSink {
    @Override
    public boolean body(ByteBuf bytes, boolean last) {
        return call.requestBody(bytes, last);
    }

    @Override
    public void gone() {
        if (traced != null) {
            traced.gone();
        }
        call.cancel();
    }

    @Override
    public void taken(long bytes) {
        call.taken(bytes);
    }
}
