// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.buffer.ByteBuf;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;

/** Waits for the whole of a body; {@link Exchange#wholeRequest(long)} says how small and fast. */
public final class WholeBody implements RequestSink {
    /** Gets the body. */
    public interface Then {
        /**
         * @param share to be closed when nobody needs the body any more
         * @return who is told what comes later
         */
        RequestSink come(byte[] body, HeldBodies.Share share);
    }

    private ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final HeldBodies.Share share;
    private final Runnable noRoom;
    private final Then then;
    private boolean refused;
    private RequestSink next;

    /** One that is so small that it counts for nothing. */
    public WholeBody(Function<byte[], RequestSink> then) {
        this(new HeldBodies(Long.MAX_VALUE), () -> {}, (body, share) -> then.apply(body));
    }

    /**
     * @param all that are held; this one is refused where there is no room for more of it
     * @param noRoom refuses it
     */
    public WholeBody(HeldBodies all, Runnable noRoom, Then then) {
        this.share = all.share();
        this.noRoom = noRoom;
        this.then = then;
    }

    @Override
    public boolean body(ByteBuf piece, boolean last) {
        int size = piece.readableBytes();
        if (refused || !share.grow((long) bytes.size() + size)) {
            piece.release();
            if (!refused) {
                refused = true;
                forget();
                noRoom.run();
            }
            return true;
        }
        try {
            piece.readBytes(bytes, size);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            piece.release();
        }
        if (last) {
            byte[] whole = bytes.toByteArray();
            bytes = new ByteArrayOutputStream();
            next = then.come(whole, share);
        }
        return true;
    }

    private void forget() {
        share.close();
        bytes = new ByteArrayOutputStream();
    }

    @Override
    public void gone() {
        if (next != null) {
            next.gone();
        } else {
            forget();
        }
    }

    @Override
    public void taken(long size) {
        if (next != null) {
            next.taken(size);
        }
    }
}
