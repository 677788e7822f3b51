// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.call.Call;
import dev.thaw.visor.http.RequestSink;
import io.netty.buffer.ByteBuf;

/** Gives a request's body to a call. */
record CallSink(Call call) implements RequestSink {
    @Override
    public boolean body(ByteBuf bytes, boolean last) {
        return call.requestBody(bytes, last);
    }

    @Override
    public void gone() {
        call.cancel();
    }

    @Override
    public void taken(long bytes) {
        call.taken(bytes);
    }
}
