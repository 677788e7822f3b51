// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;

/**
 * Who waits for a call's answer. {@code head} comes at most once and before any {@code body};
 * {@code finish} or {@code fail} comes last, once.
 */
public interface Responder {
    void head(Fields fields);

    /**
     * Takes the bytes; says {@link Call#taken} when they have left, so that no more come than can
     * leave.
     */
    void body(ByteBuf bytes);

    void flush();

    void finish();

    /** After a head has left, all that can be done is to cut the answer off. */
    void fail(Failure failure);

    /** The call has room for more of the request's body, after it had none. */
    void moreBody();
}
