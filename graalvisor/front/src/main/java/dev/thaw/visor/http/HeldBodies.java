// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.buffer.UnpooledHeapByteBuf;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How much of bodies that have to be there whole may be held at once, of all requests together:
 * clients that are slow to send theirs, and calls that wait, are not to fill the heap. Any thread
 * may ask.
 */
public final class HeldBodies {
    /** So much of each finds room always: whoever holds the rest keeps no small request away. */
    private static final int SMALL = 64 << 10;

    private final long most;
    private final AtomicLong held = new AtomicLong();

    /**
     * @param most in bytes
     */
    public HeldBodies(long most) {
        this.most = most;
    }

    Share share() {
        return new Share();
    }

    private boolean take(long bytes) {
        boolean fits = held.addAndGet(bytes) <= most;
        if (!fits) {
            held.addAndGet(-bytes);
        }
        return fits;
    }

    /** What one body has of it, until nobody needs that body any more. */
    public final class Share implements AutoCloseable {
        private long own;
        private boolean closed;

        private Share() {}

        /** Whether the body may have so many bytes. */
        synchronized boolean grow(long size) {
            long more = Math.max(0, size - SMALL) - own;
            if (closed || (more > 0 && !take(more))) {
                return false;
            }
            own += Math.max(0, more);
            return true;
        }

        /**
         * What has become of the body, for a call: the share is closed when all of it has been
         * sent, or dropped.
         */
        public ByteBuf holding(byte[] bytes) {
            return new Holding(bytes, this);
        }

        @Override
        public synchronized void close() {
            if (!closed) {
                closed = true;
                held.addAndGet(-own);
            }
        }
    }

    private static final class Holding extends UnpooledHeapByteBuf {
        private final Share share;

        Holding(byte[] bytes, Share share) {
            super(UnpooledByteBufAllocator.DEFAULT, bytes, bytes.length);
            this.share = share;
        }

        @Override
        protected void deallocate() {
            super.deallocate();
            share.close();
        }
    }
}
