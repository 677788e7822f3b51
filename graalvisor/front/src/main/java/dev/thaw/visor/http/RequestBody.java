// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import dev.thaw.visor.Failure;
import io.netty.buffer.ByteBuf;

/** A request's body on its way to whoever wants it. */
final class RequestBody {
    private RequestSink sink = RequestSink.NOBODY;
    private long max = Long.MAX_VALUE;
    private long size;
    private boolean complete;

    void max(long bytes) {
        max = bytes;
    }

    long max() {
        return max;
    }

    void sink(RequestSink to) {
        sink = to;
    }

    /** So much of it has come. */
    long size() {
        return size;
    }

    boolean complete() {
        return complete;
    }

    /** It is known that none follows. */
    void isEmpty() {
        complete = true;
    }

    /** Counts what has come; whether that is more than is allowed. */
    boolean exceeds(int bytes, boolean last) {
        size += bytes;
        complete |= last;
        return size > max;
    }

    /**
     * @return whether there is room for more
     */
    boolean pass(ByteBuf bytes, boolean last) {
        return sink.body(bytes, last);
    }

    /** So many bytes of the answer have left. */
    void taken(int bytes) {
        sink.taken(bytes);
    }

    /** No more comes: who has got it so far is told. */
    void gone() {
        RequestSink told = sink;
        sink = RequestSink.NOBODY;
        told.gone();
    }

    Failure tooLarge() {
        return new Failure(413, "too-large", "the request's body has more than " + max + " bytes");
    }
}
