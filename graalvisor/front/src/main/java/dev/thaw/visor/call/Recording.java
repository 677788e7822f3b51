// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/** A request, kept so that it can be run once more, and what was answered. Runs on the loop. */
final class Recording implements AutoCloseable {
    /** Larger ones are not kept. */
    static final int LARGEST = 8 << 20;

    /** How much is kept of all functions together. */
    static final class Kept {
        /** A part of the heap: a buffer that grows takes more than what is in it. */
        static final long MOST = 4L * LARGEST;

        private long bytes;
    }

    final AnswerDigest answer = new AnswerDigest();
    private final Move move;
    private final Kept kept;
    private ByteBuf body = Unpooled.buffer();
    private boolean whole;
    private boolean dropped;

    /** The only one of the function, until it is closed. */
    Recording(Move move, Kept kept) {
        this.move = move;
        this.kept = kept;
        move.recording = this;
    }

    /**
     * @param bytes not taken
     */
    void add(ByteBuf bytes, boolean last) {
        int size = bytes.readableBytes();
        if (body.readableBytes() + size > LARGEST || kept.bytes + size > Kept.MOST) {
            drop();
        } else if (!dropped) {
            kept.bytes += size;
            body.writeBytes(bytes, bytes.readerIndex(), size);
        }
        whole |= last;
    }

    private void drop() {
        dropped = true;
        kept.bytes -= body.readableBytes();
        body = Unpooled.EMPTY_BUFFER;
    }

    /** Null if it is not all there. */
    ByteBuf body() {
        return whole && !dropped ? body : null;
    }

    /** The call is not run once more, or not again: another one may be recorded. */
    @Override
    public void close() {
        drop();
        if (move.recording == this) {
            move.recording = null;
        }
    }
}
