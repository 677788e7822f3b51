// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/** A request, kept so that it can be run once more, and what was answered. */
final class Recording {
    /** Larger ones are not kept. */
    private static final int LARGEST = 8 << 20;

    final AnswerDigest answer = new AnswerDigest();
    private ByteBuf body = Unpooled.buffer();
    private boolean whole;
    private boolean tooLarge;

    /**
     * @param bytes not taken
     */
    void add(ByteBuf bytes, boolean last) {
        if (body.readableBytes() + bytes.readableBytes() > LARGEST) {
            tooLarge = true;
            body = Unpooled.EMPTY_BUFFER;
        } else if (!tooLarge) {
            body.writeBytes(bytes, bytes.readerIndex(), bytes.readableBytes());
        }
        whole |= last;
    }

    /** Null if it is not all there. */
    ByteBuf body() {
        return whole && !tooLarge ? body : null;
    }
}
