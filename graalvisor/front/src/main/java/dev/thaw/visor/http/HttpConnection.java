// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import dev.thaw.visor.Failure;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.socket.DuplexChannel;
import io.netty.handler.codec.DecoderResult;
import io.netty.handler.codec.TooLongFrameException;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpServerUpgradeHandler;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.netty.handler.codec.http2.DefaultHttp2ResetFrame;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.util.ReferenceCountUtil;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/** Requests of one HTTP/1.1 connection, one after the other; or the one of an HTTP/2 stream. */
final class HttpConnection extends ChannelInboundHandlerAdapter {
    private static final int LINGER_SECONDS = 2;

    private final Router router;
    private final Connection connection;
    private final boolean http1;
    private final Deque<Object> waiting = new ArrayDeque<>();
    private ChannelHandlerContext context;
    private Exchange current;
    private boolean closeAfter;
    private boolean lingering;
    private boolean full;
    private boolean readsOn;

    HttpConnection(Router router, Connection connection, boolean http1) {
        this.router = router;
        this.connection = connection;
        this.http1 = http1;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext added) {
        context = added;
        connection.add(this);
    }

    boolean isHttp1() {
        return http1;
    }

    RunningTime time() {
        return connection.time();
    }

    boolean isClosing() {
        return connection.isClosing();
    }

    /** The connection does not outlive the answer. */
    void closeAfter() {
        closeAfter = http1;
    }

    @Override
    public void channelRead(ChannelHandlerContext ignored, Object message) {
        if (lingering) {
            ReferenceCountUtil.release(message);
        } else if (!waiting.isEmpty() || !mayBegin(message)) {
            waiting.add(message);
            context.channel().config().setAutoRead(false);
        } else {
            read(message);
        }
    }

    private void read(Object message) {
        if (message instanceof HttpRequest request) {
            begin(request);
        }
        if (message instanceof HttpContent content) {
            if (current == null || lingering) {
                content.release();
                return;
            }
            boolean last = content instanceof LastHttpContent;
            if (content.decoderResult().isFailure()) {
                content.release();
                broken(content.decoderResult());
                return;
            }
            Exchange exchange = current;
            if (!exchange.content(content.content(), last)) {
                full = true;
                context.channel().config().setAutoRead(false);
            }
            if (last && exchange.ended() && current == exchange) {
                next();
            }
        }
    }

    private void begin(HttpRequest request) {
        connection.headCame();
        current = new Exchange(this, context, request);
        if (request.decoderResult().isFailure()) {
            broken(request.decoderResult());
            return;
        }
        Exchange exchange = current;
        if (hasNoBody(request)) {
            exchange.withoutBody();
        }
        exchange.sink(router.route(exchange));
        long length = HttpUtil.getContentLength(request, -1L);
        if (!exchange.ended() && length > exchange.maxRequest()) {
            exchange.refuse(exchange.tooLarge());
        }
        if (!exchange.ended() && HttpUtil.is100ContinueExpected(request) && http1) {
            context.writeAndFlush(
                    new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.CONTINUE));
        }
    }

    /** An answer that is there at once need not end the connection then. */
    private boolean hasNoBody(HttpRequest request) {
        return http1
                ? !request.headers().contains(HttpHeaderNames.TRANSFER_ENCODING)
                        && HttpUtil.getContentLength(request, 0L) == 0
                : request instanceof LastHttpContent;
    }

    private void broken(DecoderResult result) {
        Throwable cause = result.cause();
        Failure failure;
        if (cause instanceof TooLongHttpHeaderException) {
            failure = new Failure(431, "header-too-large", "the request's header is too large");
        } else if (cause instanceof TooLongHttpLineException
                || cause instanceof TooLongFrameException) {
            failure = new Failure(414, "uri-too-long", "the request's first line is too long");
        } else {
            failure = new Failure(400, "bad-request", "this is no HTTP: " + cause.getMessage());
        }
        closeAfter();
        current.refuse(failure);
    }

    boolean closesAfter(Exchange exchange) {
        return closeAfter || !exchange.requestComplete();
    }

    /** The answer has been written. */
    void answered(Exchange exchange) {
        if (exchange.lastWrite() != null) {
            lingering = true;
            boolean more = !exchange.requestComplete();
            exchange.lastWrite().addListener(future -> close(more));
            context.flush();
        } else {
            context.flush();
            if (http1) {
                next();
            }
        }
    }

    /**
     * @param more whether the client still sends what nobody wants: to close now would reset the
     *     connection, and the client would lose the answer
     */
    private void close(boolean more) {
        if (more && context.channel() instanceof DuplexChannel duplex) {
            context.channel().config().setAutoRead(true);
            duplex.shutdownOutput();
            context.executor().schedule(() -> context.close(), LINGER_SECONDS, TimeUnit.SECONDS);
        } else if (more && !http1) {
            // the answer is whole, and the client is to keep it (RFC 9113, 8.1)
            context.writeAndFlush(new DefaultHttp2ResetFrame(Http2Error.NO_ERROR))
                    .addListener(future -> context.close());
        } else {
            context.close();
        }
    }

    private void next() {
        current = null;
        full = false;
        connection.becameIdle();
        readOn();
    }

    /** There is room for more of the body. */
    void resume() {
        full = false;
        readOn();
    }

    /**
     * What has come meanwhile, and then more. No further request before the client has taken what
     * it has asked for: its answers would fill the memory.
     */
    private void readOn() {
        if (readsOn) {
            return;
        }
        readsOn = true;
        try {
            while (!waiting.isEmpty() && !lingering && !full && mayBegin(waiting.peek())) {
                read(waiting.poll());
            }
        } finally {
            readsOn = false;
        }
        boolean mayRead = current != null || !http1 || context.channel().isWritable();
        if (waiting.isEmpty() && !full && mayRead) {
            context.channel().config().setAutoRead(true);
        }
    }

    private boolean mayBegin(Object message) {
        return !(message instanceof HttpRequest)
                || current == null && (!http1 || context.channel().isWritable());
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext ignored) {
        if (http1 && !lingering && context.channel().isWritable()) {
            readOn();
        }
        context.fireChannelWritabilityChanged();
    }

    /** An answer that cannot be ended well. */
    void abort() {
        lingering = true;
        context.close();
    }

    /** Called each second. */
    void check(long now, long stallNanos, HttpLimits limits) {
        Exchange exchange = current;
        if (exchange == null) {
            return;
        }
        if (exchange.stalled(now, stallNanos)) {
            context.close();
        } else if (!exchange.ended() && exchange.isLate(now, limits)) {
            closeAfter();
            exchange.refuse(
                    new Failure(408, "slow-client", "the request's body takes too long to come"));
        } else if (!exchange.requestComplete()
                && !exchange.ended()
                && !full
                && now - connection.lastReadNanos() > stallNanos) {
            closeAfter();
            exchange.refuse(
                    new Failure(408, "slow-client", "the request's body has stopped coming"));
        }
    }

    boolean isIdle() {
        return current == null && waiting.isEmpty();
    }

    /** A stream's answer may wait for its client to make room, before the connection has it. */
    boolean isUnsent() {
        return current != null && current.isUnsent();
    }

    boolean isAnswering() {
        return current != null;
    }

    @Override
    public void channelInactive(ChannelHandlerContext ignored) {
        connection.remove(this);
        waiting.forEach(ReferenceCountUtil::release);
        waiting.clear();
        if (current != null) {
            current.gone();
        }
    }

    /** After an upgrade to HTTP/2 its streams have handlers of their own. */
    @Override
    public void userEventTriggered(ChannelHandlerContext ignored, Object event) {
        if (event instanceof HttpServerUpgradeHandler.UpgradeEvent) {
            context.pipeline().remove(this);
            connection.remove(this);
        }
        context.fireUserEventTriggered(event);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext ignored, Throwable e) {
        // a reset, or a stream that breaks the protocol: for this client it is the end
        context.close();
    }
}
