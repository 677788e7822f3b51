// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.trace;

import dev.thaw.visor.Failure;
import dev.thaw.visor.call.Responder;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;
import java.util.concurrent.TimeUnit;

/** Passes an answer on, and makes a span of it when it ends. */
public final class TracedResponder implements Responder {
    private static final int OK = 200;

    /** What nginx says of a client that has gone. */
    private static final int GONE = 499;

    private final Responder responder;
    private final Spans spans;
    private final TraceContext context;
    private final String function;
    private final long beginUnixNanos = TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis());
    private final long beginNanos = System.nanoTime();
    private String call = "";
    private int status = OK;
    private boolean ended;

    public TracedResponder(
            Responder responder, Spans spans, TraceContext context, String function) {
        this.responder = responder;
        this.spans = spans;
        this.context = context;
        this.function = function;
    }

    /** The call's id in the log. */
    public void call(String id) {
        call = id;
    }

    /** The client has gone: nobody is told how the call ends. */
    public void gone() {
        end(GONE, "gone");
    }

    @Override
    public void head(Fields fields) {
        status = (int) fields.number(":status", OK);
        responder.head(fields);
    }

    @Override
    public void body(ByteBuf bytes) {
        responder.body(bytes);
    }

    @Override
    public void flush() {
        responder.flush();
    }

    @Override
    public void finish() {
        end(status, null);
        responder.finish();
    }

    @Override
    public void fail(Failure failure) {
        end(failure.status(), failure.type());
        responder.fail(failure);
    }

    @Override
    public void moreBody() {
        responder.moreBody();
    }

    private void end(int how, String failure) {
        if (!ended && context.sampled()) {
            long endNanos = beginUnixNanos + System.nanoTime() - beginNanos;
            spans.add(new Span(context, function, call, beginUnixNanos, endNanos, how, failure));
        }
        ended = true;
    }
}
