// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.ByteToMessageDecoder;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http.HttpServerUpgradeHandler;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http2.Http2CodecUtil;
import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameCodec;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2ServerUpgradeCodec;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2StreamFrameToHttpObjectCodec;
import io.netty.util.AsciiString;
import java.util.List;

/** Tells by the first bytes which version of HTTP a client speaks. */
final class ProtocolChoice extends ByteToMessageDecoder {
    private static final int MAX_LINE = 8 << 10;
    private static final int MAX_STREAMS = 128;
    private static final int MAX_UPGRADE_BODY = 1 << 10;

    private final Router router;
    private final Connection connection;
    private final HttpLimits limits;

    ProtocolChoice(Router router, Connection connection, HttpLimits limits) {
        this.router = router;
        this.connection = connection;
        this.limits = limits;
    }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) {
        ByteBuf preface = Http2CodecUtil.connectionPrefaceBuf();
        try {
            int seen = Math.min(in.readableBytes(), preface.readableBytes());
            if (!ByteBufUtil.equals(in, in.readerIndex(), preface, preface.readerIndex(), seen)) {
                http1(context.pipeline());
                context.pipeline().remove(this);
            } else if (seen == preface.readableBytes()) {
                Http2FrameCodec codec = http2Codec();
                context.pipeline()
                        .addLast(codec, new OpenWindow(codec), http2Streams(), new BrokenEnd());
                context.pipeline().remove(this);
            }
        } finally {
            preface.release();
        }
    }

    private void http1(ChannelPipeline pipeline) {
        HttpServerCodec codec =
                new HttpServerCodec(
                        new HttpDecoderConfig()
                                .setMaxInitialLineLength(MAX_LINE)
                                .setMaxHeaderSize(limits.header()));
        pipeline.addLast(codec);
        pipeline.addLast(new Upgrade(codec));
        pipeline.addLast(new HttpConnection(router, connection, true));
    }

    /**
     * The connection's window is as large as those of all streams together: else streams that wait
     * would keep others from being read.
     */
    private final class OpenWindow extends ChannelInboundHandlerAdapter {
        private final Http2FrameCodec codec;

        OpenWindow(Http2FrameCodec codec) {
            this.codec = codec;
        }

        @Override
        public void handlerAdded(ChannelHandlerContext context) throws Http2Exception {
            connection.isHttp2();
            Http2Connection http2 = codec.connection();
            http2.local()
                    .flowController()
                    .incrementWindowSize(
                            http2.connectionStream(),
                            (MAX_STREAMS - 1) * Http2CodecUtil.DEFAULT_WINDOW_SIZE);
            context.flush();
        }
    }

    /**
     * For a client that resets its connection, or breaks the protocol and was told so by the codec,
     * it is the end; Netty would log it with a stack.
     */
    private static final class BrokenEnd extends ChannelInboundHandlerAdapter {
        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable e) {
            context.close();
        }
    }

    private Http2FrameCodec http2Codec() {
        return Http2FrameCodecBuilder.forServer()
                .initialSettings(
                        Http2Settings.defaultSettings()
                                .maxConcurrentStreams(MAX_STREAMS)
                                .maxHeaderListSize(limits.header()))
                .build();
    }

    private Http2MultiplexHandler http2Streams() {
        return new Http2MultiplexHandler(
                new ChannelInitializer<>() {
                    @Override
                    protected void initChannel(Channel stream) {
                        stream.pipeline()
                                .addLast(
                                        new Http2StreamFrameToHttpObjectCodec(true),
                                        new HttpConnection(router, connection, false));
                    }
                });
    }

    /** Looks at the first request only, so that others do not pay for what hardly anybody uses. */
    private final class Upgrade extends ChannelInboundHandlerAdapter {
        private final HttpServerCodec codec;

        Upgrade(HttpServerCodec codec) {
            this.codec = codec;
        }

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            if (message instanceof HttpRequest request
                    && request.headers().contains(HttpHeaderNames.UPGRADE)
                    && !hasBody(request)) {
                context.pipeline()
                        .addAfter(
                                context.name(),
                                "upgrade",
                                new HttpServerUpgradeHandler(
                                        codec, this::codecFor, MAX_UPGRADE_BODY));
            }
            context.fireChannelRead(message);
            if (message instanceof HttpRequest) {
                context.pipeline().remove(this);
            }
        }

        /**
         * A body would have to be here as a whole before the upgrade; such requests stay as they
         * are.
         */
        private static boolean hasBody(HttpRequest request) {
            return HttpUtil.isTransferEncodingChunked(request)
                    || HttpUtil.getContentLength(request, 0L) != 0;
        }

        private HttpServerUpgradeHandler.UpgradeCodec codecFor(CharSequence protocol) {
            if (!AsciiString.contentEquals(Http2CodecUtil.HTTP_UPGRADE_PROTOCOL_NAME, protocol)) {
                return null;
            }
            Http2FrameCodec http2 = http2Codec();
            return new Http2ServerUpgradeCodec(
                    http2, new OpenWindow(http2), http2Streams(), new BrokenEnd());
        }
    }
}
