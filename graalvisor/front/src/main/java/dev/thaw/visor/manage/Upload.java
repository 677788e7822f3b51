// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.http.RequestSink;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.io.EOFException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

/** Brings a request's body from the loop to a thread that writes it to a file. */
final class Upload implements RequestSink {
    private static final long MAX_WAITING = 1 << 20;
    private static final ByteBuf END = Unpooled.unreleasableBuffer(Unpooled.buffer(0));
    private static final ByteBuf GONE = Unpooled.unreleasableBuffer(Unpooled.buffer(0));

    private final Exchange exchange;
    private final BlockingQueue<ByteBuf> pieces = new LinkedBlockingQueue<>();
    private final AtomicLong waiting = new AtomicLong();
    private volatile boolean abandoned;

    Upload(Exchange exchange) {
        this.exchange = exchange;
    }

    @Override
    public boolean body(ByteBuf bytes, boolean last) {
        if (abandoned) {
            bytes.release();
            return true;
        }
        long now = waiting.addAndGet(bytes.readableBytes());
        pieces.add(bytes);
        if (last) {
            pieces.add(END);
        }
        return now < MAX_WAITING;
    }

    @Override
    public void gone() {
        pieces.add(GONE);
    }

    /** Returns when all of it has come. */
    void writeTo(Path file) throws IOException {
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            while (true) {
                ByteBuf piece = pieces.take();
                if (piece == END) {
                    return;
                } else if (piece == GONE) {
                    throw new EOFException("the client has gone");
                }
                int size = piece.readableBytes();
                try {
                    while (piece.isReadable()) {
                        piece.readBytes(channel, channel.position(), piece.readableBytes());
                        channel.position(channel.size());
                    }
                } finally {
                    piece.release();
                }
                if (waiting.addAndGet(-size) < MAX_WAITING && waiting.get() + size >= MAX_WAITING) {
                    exchange.context().executor().execute(exchange::moreBody);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            abandoned = true;
            for (ByteBuf piece = pieces.poll(); piece != null; piece = pieces.poll()) {
                piece.release();
            }
        }
    }
}
