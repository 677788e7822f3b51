// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.handler.codec.http2.DefaultHttp2GoAwayFrame;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2GoAwayFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What is known of a client's connection, first in its pipeline; cuts off clients that stall. */
final class Connection extends ChannelInboundHandlerAdapter {
    private final Channel channel;
    private final Connections all;
    private final List<HttpConnection> parts = new ArrayList<>();
    private long lastReadNanos;

    /** When the head began that has not ended; 0: none has. */
    private long headNanos;

    private boolean http2;
    private long idleNanos;

    /** Bytes of answers that have not left, at the last check that found others than before. */
    private long unsent;

    private long unsentNanos;
    private ChannelHandlerContext context;

    Connection(Channel channel, Connections all) {
        this.channel = channel;
        this.all = all;
        this.lastReadNanos = all.time().now();
        this.headNanos = lastReadNanos;
        this.idleNanos = lastReadNanos;
        this.unsentNanos = lastReadNanos;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        context = added;
    }

    @Override
    public void channelRead(ChannelHandlerContext ignored, Object message) {
        lastReadNanos = all.time().now();
        if (headNanos == 0 && !http2 && isIdle()) {
            headNanos = lastReadNanos;
        }
        context.fireChannelRead(message);
    }

    @Override
    public void channelInactive(ChannelHandlerContext ignored) {
        all.remove(this);
        context.fireChannelInactive();
    }

    void add(HttpConnection part) {
        parts.add(part);
    }

    void remove(HttpConnection part) {
        parts.remove(part);
        if (isIdle()) {
            becameIdle();
        }
    }

    /** Its heads are whole frames; what comes while it is idle is none. */
    void isHttp2() {
        http2 = true;
        headNanos = 0;
    }

    void headCame() {
        headNanos = 0;
    }

    void becameIdle() {
        idleNanos = all.time().now();
    }

    long lastReadNanos() {
        return lastReadNanos;
    }

    RunningTime time() {
        return all.time();
    }

    boolean isClosing() {
        return all.isClosing();
    }

    private boolean isIdle() {
        return parts.stream().allMatch(HttpConnection::isIdle);
    }

    /**
     * A request of HTTP/1.1 is the last one once all are to end; streams begin beside each other.
     */
    boolean mayAsk() {
        return http2 || isIdle();
    }

    /** Behind what the client has not taken yet. */
    void closeIfIdle() {
        if (!isIdle()) {
            return;
        }
        if (http2 || unsentBytes() == 0) {
            channel.close();
        } else {
            context.writeAndFlush(Unpooled.EMPTY_BUFFER).addListener(ChannelFutureListener.CLOSE);
        }
    }

    /** HTTP/1.1 is told with the next answer; streams that have begun go on. */
    void announceEnd() {
        if (http2) {
            Http2GoAwayFrame goAway = new DefaultHttp2GoAwayFrame(Http2Error.NO_ERROR);
            // what is on its way from the client is answered too
            goAway.setExtraStreamIds(Integer.MAX_VALUE);
            channel.writeAndFlush(goAway);
        }
    }

    void close() {
        channel.close();
    }

    /** Called each second. */
    void check(long now, HttpLimits limits) {
        long stall = TimeUnit.MILLISECONDS.toNanos(limits.stallMillis());
        long left = unsentBytes();
        if (left != unsent || left == 0) {
            unsent = left;
            unsentNanos = now;
        }
        boolean idle = isIdle();
        boolean answers = parts.stream().anyMatch(HttpConnection::isAnswering);
        if (!answers && now - unsentNanos > stall) {
            channel.close();
        } else if (idle
                && headNanos != 0
                && now - headNanos > TimeUnit.MILLISECONDS.toNanos(limits.headMillis())) {
            channel.close();
        } else if (idle && now - idleNanos > TimeUnit.MILLISECONDS.toNanos(limits.idleMillis())) {
            channel.close();
        } else {
            List.copyOf(parts).forEach(part -> part.check(now, stall, limits));
        }
    }

    /** Whether there is something of an answer that the client has not taken yet. */
    boolean isUnsent() {
        return unsentBytes() > 0 || parts.stream().anyMatch(HttpConnection::isUnsent);
    }

    /** Bytes of answers that the connection has, and the client has not taken yet. */
    private long unsentBytes() {
        ChannelOutboundBuffer buffer = channel.unsafe().outboundBuffer();
        return buffer == null ? 0 : buffer.totalPendingWriteBytes() - buffer.currentProgress();
    }
}
