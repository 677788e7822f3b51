// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;

/** Waits for the whole of a small body; {@link Exchange#maxRequest(long)} says how small. */
public final class WholeBody implements RequestSink {
    /** So much of each finds room always: whoever holds the rest keeps no small request away. */
    private static final int SMALL = 64 << 10;

    private ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final HeldBodies all;
    private final Runnable noRoom;
    private final Function<byte[], RequestSink> then;
    private long held;
    private boolean refused;
    private RequestSink next;

    /**
     * @param then gets the body, and says who is told what comes later
     */
    public WholeBody(Function<byte[], RequestSink> then) {
        this(new HeldBodies(Long.MAX_VALUE), () -> {}, then);
    }

    /**
     * @param all that are held; this one is refused where there is no room for more of it
     * @param noRoom refuses it
     */
    public WholeBody(HeldBodies all, Runnable noRoom, Function<byte[], RequestSink> then) {
        this.all = all;
        this.noRoom = noRoom;
        this.then = then;
    }

    @Override
    public boolean body(ByteBuf piece, boolean last) {
        int size = piece.readableBytes();
        long more = Math.max(0, bytes.size() + size - SMALL) - held;
        if (refused || !all.take(more)) {
            piece.release();
            if (!refused) {
                refused = true;
                forget();
                noRoom.run();
            }
            return true;
        }
        held += more;
        try {
            piece.readBytes(bytes, size);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            piece.release();
        }
        if (last) {
            byte[] whole = bytes.toByteArray();
            forget();
            next = then.apply(whole);
        }
        return true;
    }

    private void forget() {
        all.giveBack(held);
        held = 0;
        bytes = new ByteArrayOutputStream();
    }

    @Override
    public void gone() {
        forget();
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
