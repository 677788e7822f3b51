// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import dev.thaw.visor.wire.Frame;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.EventLoop;

/** What goes to a worker: frames of all that happens in one turn of the loop leave in one write. */
final class FrameSender {
    private final EventLoop loop;
    private final Channel channel;
    private boolean closed;
    private boolean flushing;

    FrameSender(EventLoop loop, Channel channel) {
        this.loop = loop;
        this.channel = channel;
    }

    ByteBuf begin(int type, int flags, int id) {
        return Frame.begin(channel.alloc(), type, flags, id);
    }

    /** Takes the bytes, and drops them when nobody is there. */
    void body(int id, ByteBuf bytes, boolean last) {
        int flags = last ? Frame.LAST : 0;
        ByteBuf header =
                Frame.header(channel.alloc(), Frame.BODY, flags, id, bytes.readableBytes());
        channel.write(header, channel.voidPromise());
        send(bytes);
    }

    /** Takes the frame, and drops it when nobody is there. */
    void send(ByteBuf frame) {
        if (closed || !channel.isActive()) {
            frame.release();
            return;
        }
        channel.write(frame, channel.voidPromise());
        if (!flushing) {
            flushing = true;
            loop.execute(() -> {
                flushing = false;
                channel.flush();
            });
        }
    }

    void close() {
        closed = true;
        channel.close();
    }
}
