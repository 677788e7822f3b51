// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpRequest;
import io.netty.handler.codec.http.HttpClientCodec;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.function.IntFunction;

/** One request to a server, and its answer: blocking, by TCP or a Unix socket. */
final class Connection implements AutoCloseable {
    private static final int BUFFER = 64 << 10;

    private final SocketChannel socket;
    private final EmbeddedChannel codec = new EmbeddedChannel(new HttpClientCodec());
    private HttpHeaders headers;

    Connection(SocketAddress address) throws IOException {
        socket = SocketChannel.open(address);
    }

    /**
     * @param length of the body; -1: unknown
     * @param sink where the answer's body goes, by its status
     * @return the status
     */
    int request(
            String method,
            String uri,
            Map<String, String> headers,
            InputStream body,
            long length,
            IntFunction<OutputStream> sink)
            throws IOException {
        HttpRequest request =
                new DefaultHttpRequest(HttpVersion.HTTP_1_1, HttpMethod.valueOf(method), uri);
        request.headers().set("host", "localhost").set("connection", "close");
        headers.forEach(request.headers()::set);
        if (length >= 0) {
            request.headers().set("content-length", length);
        } else {
            request.headers().set("transfer-encoding", "chunked");
        }
        try {
            send(request);
            byte[] buffer = new byte[BUFFER];
            for (int n = body.read(buffer); n >= 0; n = body.read(buffer)) {
                send(new DefaultHttpContent(Unpooled.copiedBuffer(buffer, 0, n)));
            }
            send(LastHttpContent.EMPTY_LAST_CONTENT);
        } catch (IOException e) {
            // refused before all was sent: the answer says why
            if (!socket.isConnected()) {
                throw e;
            }
        }
        return receive(sink);
    }

    private void send(Object message) throws IOException {
        codec.writeOutbound(message);
        for (ByteBuf out = codec.readOutbound(); out != null; out = codec.readOutbound()) {
            try {
                for (ByteBuffer part : out.nioBuffers()) {
                    while (part.hasRemaining()) {
                        socket.write(part);
                    }
                }
            } finally {
                out.release();
            }
        }
    }

    private int receive(IntFunction<OutputStream> sink) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
        int status = 0;
        OutputStream out = null;
        while (true) {
            int n = socket.read(buffer.clear());
            if (n < 0) {
                codec.finish();
            } else {
                codec.writeInbound(Unpooled.copiedBuffer(buffer.flip()));
            }
            for (Object m = codec.readInbound(); m != null; m = codec.readInbound()) {
                if (m instanceof HttpResponse response) {
                    status = response.status().code();
                    headers = response.headers();
                    out = sink.apply(status);
                }
                if (m instanceof HttpContent content) {
                    boolean last = content instanceof LastHttpContent;
                    content.content().readBytes(out, content.content().readableBytes());
                    out.flush();
                    content.release();
                    if (last) {
                        if (content.decoderResult().isFailure()) {
                            throw new EOFException("the answer was cut off");
                        }
                        return status;
                    }
                }
            }
            if (n < 0) {
                throw new EOFException("the server closed the connection before its answer ended");
            }
        }
    }

    /** The answer's. */
    HttpHeaders headers() {
        return headers;
    }

    @Override
    public void close() throws IOException {
        socket.close();
        codec.finishAndReleaseAll();
    }
}
