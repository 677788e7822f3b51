// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import dev.thaw.visor.Failure;
import dev.thaw.visor.call.Responder;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.DefaultHttpResponse;
import io.netty.handler.codec.http.FullHttpResponse;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.LastHttpContent;

/**
 * A request and its answer, by either version of HTTP. The head and the first piece of the body are
 * held back until more is known: an answer that is there at once leaves as one, with its length.
 */
public final class Exchange implements Responder {
    private final HttpConnection connection;
    private final ChannelHandlerContext context;
    private final HttpRequest request;
    private RequestSink sink = RequestSink.NOBODY;
    private String callId;
    private String defaultType = "application/octet-stream";

    private ResponseHead head;
    private ByteBuf held;
    private boolean headWritten;
    private boolean ended;
    private ChannelFuture lastWrite;
    private long declared = -1;
    private long sent;
    private long unwritten;
    private long progressNanos = System.nanoTime();
    private boolean requestComplete;
    private long requestSize;
    private long maxRequest = Long.MAX_VALUE;

    Exchange(HttpConnection connection, ChannelHandlerContext context, HttpRequest request) {
        this.connection = connection;
        this.context = context;
        this.request = request;
    }

    public HttpRequest request() {
        return request;
    }

    public ChannelHandlerContext context() {
        return context;
    }

    /** Told to the caller, and found in the log. */
    public void callId(String id) {
        callId = id;
    }

    /** Of answers that name none. */
    public void defaultType(String type) {
        defaultType = type;
    }

    /** A body that is larger is refused. */
    public void maxRequest(long bytes) {
        maxRequest = bytes;
    }

    void sink(RequestSink to) {
        sink = ended ? RequestSink.NOBODY : to;
    }

    boolean requestComplete() {
        return requestComplete;
    }

    boolean ended() {
        return ended;
    }

    /** Whether nothing has gone to the client for so long, though there is something. */
    boolean stalled(long nowNanos, long stallNanos) {
        return unwritten > 0 && nowNanos - progressNanos > stallNanos;
    }

    boolean answering() {
        return headWritten;
    }

    /**
     * @return whether there is room for more
     */
    boolean content(ByteBuf bytes, boolean last) {
        requestSize += bytes.readableBytes();
        requestComplete |= last;
        if (requestSize > maxRequest && !ended) {
            bytes.release();
            refuse(tooLarge());
            return true;
        }
        return sink.body(bytes, last);
    }

    /** The request itself is at fault: whoever has got it so far is told that it has gone. */
    void refuse(Failure failure) {
        RequestSink told = sink;
        sink = RequestSink.NOBODY;
        told.gone();
        fail(failure);
    }

    Failure tooLarge() {
        return new Failure(
                413, "too-large", "the request's body has more than " + maxRequest + " bytes");
    }

    long maxRequest() {
        return maxRequest;
    }

    @Override
    public void moreBody() {
        connection.resume();
    }

    @Override
    public void head(Fields fields) {
        if (head == null) {
            head = ResponseHead.of(fields);
            declared = head.contentLength();
        }
    }

    @Override
    public void body(ByteBuf bytes) {
        if (ended) {
            bytes.release();
        } else if (!headWritten && held == null) {
            held = bytes;
        } else {
            writeHead();
            write(bytes);
        }
    }

    @Override
    public void flush() {
        if (!ended && (headWritten || head != null || held != null)) {
            writeHead();
            context.flush();
        }
    }

    private void writeHead() {
        if (headWritten) {
            return;
        }
        headWritten = true;
        HttpResponse response =
                new DefaultHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK);
        fill(response);
        if (declared >= 0) {
            response.headers().set(HttpHeaderNames.CONTENT_LENGTH, declared);
        } else if (hasBody(response.status())
                && connection.isHttp1()
                && request.protocolVersion().equals(HttpVersion.HTTP_1_0)) {
            connection.closeAfter();
            response.headers().set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        } else if (hasBody(response.status()) && connection.isHttp1()) {
            HttpUtil.setTransferEncodingChunked(response, true);
        }
        context.write(response, context.voidPromise());
        if (held != null) {
            ByteBuf first = held;
            held = null;
            write(first);
        }
    }

    private boolean hasBody(HttpResponseStatus status) {
        return !request.method().equals(HttpMethod.HEAD)
                && status.code() != 204
                && status.code() != 304;
    }

    private void write(ByteBuf bytes) {
        int size = bytes.readableBytes();
        sent += size;
        if (declared >= 0 && sent > declared || !hasBody(status())) {
            bytes.release();
            taken(size);
            return;
        }
        if (unwritten == 0) {
            progressNanos = System.nanoTime();
        }
        unwritten += size;
        context.write(new DefaultHttpContent(bytes)).addListener(future -> written(size));
    }

    private void written(int size) {
        unwritten -= size;
        progressNanos = System.nanoTime();
        taken(size);
    }

    private void taken(int size) {
        if (!ended) {
            sink.taken(size);
        }
    }

    private HttpResponseStatus status() {
        return head == null ? HttpResponseStatus.OK : head.status();
    }

    private void fill(HttpResponse response) {
        response.setStatus(status());
        HttpHeaders headers = response.headers();
        if (head != null) {
            head.addTo(headers);
        }
        if (!headers.contains(HttpHeaderNames.CONTENT_TYPE)) {
            headers.set(HttpHeaderNames.CONTENT_TYPE, defaultType);
        }
        common(headers);
    }

    private void common(HttpHeaders headers) {
        if (callId != null) {
            headers.set("thaw-call", callId);
        }
        if (connection.isHttp1()) {
            if (!requestComplete || !HttpUtil.isKeepAlive(request) || connection.isClosing()) {
                connection.closeAfter();
                headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
            } else if (request.protocolVersion().equals(HttpVersion.HTTP_1_0)) {
                headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.KEEP_ALIVE);
            }
        }
    }

    @Override
    public void finish() {
        if (ended) {
            return;
        }
        if (!headWritten) {
            ByteBuf all = held == null ? Unpooled.EMPTY_BUFFER : held;
            held = null;
            writeWhole(all);
        } else if (declared >= 0 && sent != declared && hasBody(status())) {
            end();
            connection.abort();
            return;
        } else {
            last(LastHttpContent.EMPTY_LAST_CONTENT);
        }
        end();
        connection.answered(this);
    }

    private void writeWhole(ByteBuf body) {
        FullHttpResponse response =
                new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, body);
        fill(response);
        if (hasBody(response.status())) {
            response.headers().set(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes());
        } else {
            if (declared >= 0 && response.status().code() != 204) {
                response.headers().set(HttpHeaderNames.CONTENT_LENGTH, declared);
            }
            body.clear();
        }
        headWritten = true;
        last(response);
    }

    private void last(Object message) {
        if (connection.closesAfter(this)) {
            lastWrite = context.write(message);
        } else {
            context.write(message, context.voidPromise());
        }
    }

    /** Done when the answer has left, if the connection ends with it. */
    ChannelFuture lastWrite() {
        return lastWrite;
    }

    /** An answer of the front's own. */
    public void respond(int status, String type, String text) {
        respond(status, type, text, new Fields());
    }

    public void respond(int status, String type, String text, Fields headers) {
        Fields fields = new Fields().add(":status", status).add("content-type", type);
        headers.forEach(fields::add);
        head(fields);
        body(ByteBufUtil.writeUtf8(context.alloc(), text));
        finish();
    }

    @Override
    public void fail(Failure failure) {
        if (ended) {
            return;
        }
        if (headWritten) {
            end();
            connection.abort();
            return;
        }
        if (held != null) {
            held.release();
            held = null;
        }
        head = null;
        declared = -1;
        Fields headers = new Fields();
        if (failure.retryAfterSeconds() > 0) {
            headers.add("retry-after", failure.retryAfterSeconds());
        }
        respond(failure.status(), "application/json", failure.toJson(), headers);
    }

    private void end() {
        ended = true;
        sink = RequestSink.NOBODY;
        if (held != null) {
            held.release();
            held = null;
        }
    }

    /** The client has gone. */
    void gone() {
        if (!ended) {
            RequestSink told = sink;
            end();
            told.gone();
        }
    }
}
