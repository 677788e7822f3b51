// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.Frame;
import dev.thaw.visor.wire.WireException;
import dev.thaw.visor.worker.Worker;
import dev.thaw.visor.worker.WorkerCall;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Future;

/** One call of a function: from its request to the worker's last word about it. */
public final class Call implements WorkerCall {
    /** Bodies that wait for the worker; the caller is read no further beyond. */
    private static final int MAX_PENDING = 64 << 10;

    /** Credit is given in pieces: each is a frame. */
    private static final int CREDIT = Frame.WINDOW / 4;

    enum State {
        WAITING,
        RUNNING,
        /** The caller has been answered, or has gone; the worker has not ended the call. */
        ANSWERED,
        ENDED
    }

    private final Dispatcher dispatcher;
    private final Function function;
    private final CallHead head;
    private final Responder responder;
    private final String id;
    final long beganNanos = System.nanoTime();
    final long deadlineMillis;
    long deadlineNanos;
    Load load;

    /** Null: its request is not kept. */
    Recording recording;

    State state = State.WAITING;
    Future<?> timer;

    /**
     * Whether it counts among those that the function runs; no longer once its worker is given up.
     */
    boolean counted;

    private Worker worker;
    private String deployment;
    private int wireId;
    private final Deque<ByteBuf> pending = new ArrayDeque<>();
    private int pendingBytes;
    private boolean full;
    private boolean complete;
    private boolean lastSent;
    private long window = Frame.WINDOW;
    private long taken;

    /** Bytes of the answer that the worker may still send. */
    private long credited = Frame.WINDOW;

    private long answered;

    Call(
            Dispatcher dispatcher,
            Function function,
            CallHead head,
            Responder responder,
            String id,
            long deadlineMillis) {
        this.dispatcher = dispatcher;
        this.function = function;
        this.head = head;
        this.responder = responder;
        this.id = id;
        this.deadlineMillis = deadlineMillis;
        this.complete = head.withoutBody();
    }

    public String id() {
        return id;
    }

    CallHead callHead() {
        return head;
    }

    Function target() {
        return function;
    }

    Worker worker() {
        return worker;
    }

    @Override
    public String function() {
        return deployment;
    }

    /**
     * A piece of the request's body.
     *
     * @param bytes taken
     * @return whether there is room for more; if not, {@link Responder#moreBody} tells when
     */
    public boolean requestBody(ByteBuf bytes, boolean last) {
        complete |= last;
        if (state == State.ANSWERED || state == State.ENDED) {
            bytes.release();
            return true;
        }
        if (recording != null) {
            recording.add(bytes, last);
        }
        if (bytes.isReadable()) {
            pending.add(bytes);
            pendingBytes += bytes.readableBytes();
        } else {
            bytes.release();
        }
        if (state == State.RUNNING) {
            sendBody();
        }
        full = pendingBytes > MAX_PENDING;
        return !full;
    }

    /** The caller has gone: nobody waits for an answer. */
    public void cancel() {
        dispatcher.abandon(this, null);
    }

    /** So many bytes of the answer's body have left. */
    public void taken(long bytes) {
        taken += bytes;
        if (taken >= CREDIT && state == State.RUNNING) {
            worker.credit(wireId, taken);
            credited += taken;
            taken = 0;
        }
    }

    void run(Worker to, String deploymentName) {
        state = State.RUNNING;
        worker = to;
        deployment = deploymentName;
        wireId = to.begin(this);
        if (recording != null) {
            pending.forEach(piece -> recording.add(piece, false));
            recording.add(Unpooled.EMPTY_BUFFER, complete);
        }
        lastSent = complete && pending.isEmpty();
        ByteBuf frame = to.newFrame(Frame.INVOKE, lastSent ? Frame.LAST : 0, wireId);
        Fields.write(frame, ":function", deploymentName);
        Fields.write(frame, ":id", id);
        Fields.write(frame, ":deadline", Long.toString(deadlineMillis));
        head.write(frame);
        to.invoke(Frame.finish(frame));
        sendBody();
    }

    private void sendBody() {
        while (!pending.isEmpty() && window > 0) {
            ByteBuf first = pending.peek();
            int size = (int) Math.min(Math.min(first.readableBytes(), Frame.MAX_BODY), window);
            ByteBuf piece;
            if (size == first.readableBytes()) {
                piece = pending.remove();
            } else {
                piece = first.readRetainedSlice(size);
            }
            window -= size;
            pendingBytes -= size;
            lastSent = complete && pending.isEmpty();
            worker.body(wireId, piece, lastSent);
        }
        if (complete && !lastSent && pending.isEmpty()) {
            lastSent = true;
            worker.body(wireId, Unpooled.EMPTY_BUFFER, true);
        }
        if (full && pendingBytes <= MAX_PENDING / 2) {
            full = false;
            responder.moreBody();
        }
    }

    void cancelAtWorker() {
        worker.cancel(wireId);
    }

    Responder responder() {
        return responder;
    }

    void releasePending() {
        pending.forEach(ByteBuf::release);
        pending.clear();
        pendingBytes = 0;
    }

    @Override
    public void head(Fields fields) {
        if (recording != null) {
            recording.answer.head(fields);
        }
        if (state == State.RUNNING) {
            responder.head(fields);
        }
    }

    @Override
    public void body(ByteBuf bytes) {
        long most = function.settings().maxResponse();
        answered += bytes.readableBytes();
        credited -= bytes.readableBytes();
        if (credited < 0) {
            bytes.release();
            throw new WireException("a BODY beyond what was credited");
        }
        if (recording != null) {
            recording.answer.body(bytes);
        }
        if (state == State.RUNNING && most > 0 && answered > most) {
            bytes.release();
            dispatcher.abandon(this, Results.tooLarge(function.name, most));
        } else if (state == State.RUNNING) {
            responder.body(bytes);
        } else {
            bytes.release();
        }
    }

    @Override
    public void log(int stream, ByteBuf text) {
        dispatcher.log(this, stream, text);
    }

    @Override
    public void credit(long bytes) {
        window = Math.min(window + bytes, Frame.WINDOW);
        if (state == State.RUNNING) {
            sendBody();
        }
    }

    @Override
    public void flush() {
        if (state == State.RUNNING) {
            responder.flush();
        }
    }

    @Override
    public void end(Fields fields) {
        dispatcher.ended(this, fields);
    }

    @Override
    public void failed(String type, String message) {
        dispatcher.refused(this, type, message);
    }

    @Override
    public void lost(Failure failure) {
        dispatcher.lost(this, failure);
    }
}
