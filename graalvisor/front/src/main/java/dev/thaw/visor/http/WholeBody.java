// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;

/** Waits for the whole of a small body; {@link Exchange#maxRequest(long)} says how small. */
public final class WholeBody implements RequestSink {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Function<byte[], RequestSink> then;
    private RequestSink next;

    /**
     * @param then gets the body, and says who is told what comes later
     */
    public WholeBody(Function<byte[], RequestSink> then) {
        this.then = then;
    }

    @Override
    public boolean body(ByteBuf piece, boolean last) {
        try {
            piece.readBytes(bytes, piece.readableBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            piece.release();
        }
        if (last) {
            next = then.apply(bytes.toByteArray());
        }
        return true;
    }

    @Override
    public void gone() {
        if (next != null) {
            next.gone();
        }
    }

    @Override
    public void taken(long size) {
        if (next != null) {
            next.taken(size);
        }
    }
}
