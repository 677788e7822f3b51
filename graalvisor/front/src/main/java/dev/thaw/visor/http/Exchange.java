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
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
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
    private final RequestBody requestBody = new RequestBody();
    private final AnswerHeaders headers;

    private ResponseHead head;
    private ByteBuf held;
    private boolean headWritten;
    private boolean ended;
    private ChannelFuture lastWrite;
    private long declared = -1;
    private long sent;

    /** Since when a whole body is waited for; 0: none is. */
    private long wholeNanos;

    private final Unwritten unwritten;

    Exchange(HttpConnection connection, ChannelHandlerContext context, HttpRequest request) {
        this.connection = connection;
        this.context = context;
        this.request = request;
        this.headers = new AnswerHeaders(connection, request);
        this.unwritten = new Unwritten(connection.time());
    }

    public HttpRequest request() {
        return request;
    }

    public ChannelHandlerContext context() {
        return context;
    }

    /** Told to the caller, and found in the log. */
    public void callId(String id) {
        headers.callId(id);
    }

    /** Told to the caller: which version answers. */
    public void version(int number) {
        headers.version(number);
    }

    /** Of answers that name none. */
    public void defaultType(String type) {
        headers.defaultType(type);
    }

    /** A body that is larger is refused. */
    public void maxRequest(long bytes) {
        requestBody.max(bytes);
    }

    /** The body is waited for as a whole: one that is larger, or takes long to come, is refused. */
    public void wholeRequest(long bytes) {
        maxRequest(bytes);
        wholeNanos = connection.time().now();
    }

    boolean isLate(long nowNanos, HttpLimits limits) {
        return wholeNanos != 0
                && !requestBody.complete()
                && nowNanos - wholeNanos > limits.wholeNanos(requestBody.size());
    }

    void sink(RequestSink to) {
        requestBody.sink(ended ? RequestSink.NOBODY : to);
    }

    void withoutBody() {
        requestBody.isEmpty();
    }

    /** Whether all of the request's body has come, or it is known that none follows. */
    public boolean requestComplete() {
        return requestBody.complete();
    }

    boolean ended() {
        return ended;
    }

    boolean stalled(long nowNanos, long stallNanos) {
        return unwritten.stalled(nowNanos, stallNanos);
    }

    /** Whether there is something of the answer that has not left. */
    boolean isUnsent() {
        return !unwritten.isEmpty();
    }

    boolean answering() {
        return headWritten;
    }

    /**
     * @return whether there is room for more
     */
    boolean content(ByteBuf bytes, boolean last) {
        if (requestBody.exceeds(bytes.readableBytes(), last) && !ended) {
            bytes.release();
            refuse(requestBody.tooLarge());
            return true;
        }
        return requestBody.pass(bytes, last);
    }

    /** The request itself is at fault: whoever has got it so far is told that it has gone. */
    void refuse(Failure failure) {
        requestBody.gone();
        fail(failure);
    }

    /** What a caller is told whose body is larger than {@link #maxRequest(long)} allows. */
    public Failure tooLarge() {
        return requestBody.tooLarge();
    }

    long maxRequest() {
        return requestBody.max();
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
        headers.fill(response, head, requestBody.complete());
        headers.frame(response, declared);
        context.write(response, context.voidPromise());
        if (held != null) {
            ByteBuf first = held;
            held = null;
            write(first);
        }
    }

    private void write(ByteBuf bytes) {
        int size = bytes.readableBytes();
        sent += size;
        if (declared >= 0 && sent > declared || !headers.bodyIsAllowed(status())) {
            bytes.release();
            taken(size);
            return;
        }
        unwritten.add(size);
        context.write(new DefaultHttpContent(bytes))
                .addListener(future -> {
                    unwritten.taken(size);
                    taken(size);
                });
    }

    private void taken(int size) {
        if (!ended) {
            requestBody.taken(size);
        }
    }

    private HttpResponseStatus status() {
        return head == null ? HttpResponseStatus.OK : head.status();
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
        } else if (declared >= 0 && sent != declared && headers.bodyIsAllowed(status())) {
            end();
            connection.abort();
            return;
        } else {
            last(LastHttpContent.EMPTY_LAST_CONTENT, 0);
        }
        end();
        connection.answered(this);
    }

    private void writeWhole(ByteBuf body) {
        FullHttpResponse response =
                new DefaultFullHttpResponse(HttpVersion.HTTP_1_1, HttpResponseStatus.OK, body);
        headers.fill(response, head, requestBody.complete());
        if (headers.bodyIsAllowed(response.status())) {
            response.headers().set(HttpHeaderNames.CONTENT_LENGTH, body.readableBytes());
        } else {
            if (declared >= 0 && response.status().code() != 204) {
                response.headers().set(HttpHeaderNames.CONTENT_LENGTH, declared);
            }
            body.clear();
        }
        headWritten = true;
        last(response, body.readableBytes());
    }

    /**
     * @param size of the body that is written with it
     */
    private void last(Object message, int size) {
        boolean closes = connection.closesAfter(this);
        // with HTTP/1.1 the next request comes when this has left
        if (!closes && connection.isHttp1()) {
            context.write(message, context.voidPromise());
            return;
        }
        unwritten.add(size);
        ChannelFuture written = context.write(message).addListener(future -> unwritten.taken(size));
        lastWrite = closes ? written : null;
    }

    /** Done when the answer has left, if the connection ends with it. */
    ChannelFuture lastWrite() {
        return lastWrite;
    }

    /** An answer of the front's own. */
    public void respond(int status, String type, String text) {
        respond(status, type, text, new Fields());
    }

    public void respond(int status, String type, String text, Fields more) {
        Fields fields = new Fields().add(":status", status).add("content-type", type);
        more.forEach(fields::add);
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
        Fields more = new Fields();
        if (failure.retryAfterSeconds() > 0) {
            more.add("retry-after", failure.retryAfterSeconds());
        }
        respond(failure.status(), "application/json", failure.toJson(), more);
    }

    private void end() {
        ended = true;
        requestBody.sink(RequestSink.NOBODY);
        if (held != null) {
            held.release();
            held = null;
        }
    }

    /** The client has gone. */
    void gone() {
        if (!ended) {
            ended = true;
            requestBody.gone();
            end();
        }
    }
}
