// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.Frame;
import dev.thaw.visor.wire.WireException;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoop;
import io.netty.util.collection.IntObjectHashMap;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * One worker process and the connection to it, from its start to its end. All is called on the
 * front's loop.
 */
public final class Worker extends ChannelInboundHandlerAdapter {
    private static final int START_SECONDS = 20;
    private static final int LAST_WORDS_MILLIS = 500;

    /** What becomes of the worker. */
    public interface Events {
        void ready(Worker worker, Fields mechanisms);

        /**
         * It has ended, or never began.
         *
         * @param asked whether the front has ended it
         * @return what its calls are told
         */
        Failure gone(Worker worker, String how, boolean asked);

        /**
         * Something of a function cannot be ended; the worker goes on, but had better be replaced.
         */
        default void hanging(Worker worker, String message) {}
    }

    /** Answer to a request: either is null. */
    public interface Answer {
        void answer(Fields done, Failure failed);
    }

    private final EventLoop loop;
    private final WorkerListener listener;
    private final Fields configuration;
    private final Events events;
    private final IntObjectHashMap<WorkerCall> calls = new IntObjectHashMap<>();
    private final Requests requests = new Requests();
    private final Set<WorkerCall> touched = new HashSet<>();
    private final Set<String> loading = new HashSet<>();
    private WorkerProcess process;
    private Channel channel;
    private boolean ready;
    private boolean asked;
    private boolean gone;
    private boolean flushing;
    private String reason;
    private int nextId = 1;

    public Worker(EventLoop loop, WorkerListener listener, Fields configuration, Events events) {
        this.loop = loop;
        this.listener = listener;
        this.configuration = configuration;
        this.events = events;
    }

    /** A start that fails is told as an end. */
    public void start(List<String> command, Consumer<String> log) {
        try {
            process = WorkerProcess.start(command, listener.expect(this), log);
        } catch (IOException e) {
            reason = e.getMessage();
            loop.execute(this::tellGone);
            return;
        }
        process.ended().thenRun(() -> loop.execute(this::tellGone));
        loop.schedule(
                () -> {
                    if (!ready && !gone) {
                        reason = "it was not ready after " + START_SECONDS + " s";
                        process.kill();
                    }
                },
                START_SECONDS,
                TimeUnit.SECONDS);
    }

    public long pid() {
        return process == null ? 0 : process.pid();
    }

    public boolean ready() {
        return ready && !gone;
    }

    public int running() {
        return calls.size();
    }

    /** Functions that it is loading, or runs calls of. */
    public Set<String> busyWith() {
        Set<String> functions = new HashSet<>(loading);
        calls.values().forEach(call -> functions.add(call.function()));
        return functions;
    }

    public List<String> lastLines() {
        return process == null ? List.of() : process.lastLines();
    }

    void connected(Channel accepted) {
        channel = accepted;
        ByteBuf frame = Frame.begin(channel.alloc(), Frame.CONFIGURE, 0, 0);
        configuration.write(frame);
        channel.writeAndFlush(Frame.finish(frame));
    }

    /** {@code configuration} is what the function's {@code load} gets. */
    public void load(Fields fields, Fields configuration, Answer answer) {
        String function = fields.get(":function");
        loading.add(function);
        int id =
                expect((done, failed) -> {
                    loading.remove(function);
                    answer.answer(done, failed);
                });
        ByteBuf frame = Frame.begin(channel.alloc(), Frame.LOAD, 0, id);
        fields.write(frame);
        configuration.writeNested(frame, ":configuration");
        send(Frame.finish(frame));
    }

    public void unload(String function, Answer answer) {
        ByteBuf frame = Frame.begin(channel.alloc(), Frame.UNLOAD, 0, expect(answer));
        Fields.write(frame, ":function", function);
        send(Frame.finish(frame));
    }

    public void stats(Answer answer) {
        send(Frame.finish(Frame.begin(channel.alloc(), Frame.STATS, 0, expect(answer))));
    }

    public void trim() {
        send(Frame.finish(Frame.begin(channel.alloc(), Frame.TRIM, 0, 0)));
    }

    private int expect(Answer answer) {
        int id = newId();
        requests.add(id, answer);
        return id;
    }

    private int newId() {
        while (nextId == 0 || calls.containsKey(nextId) || requests.has(nextId)) {
            nextId++;
        }
        return nextId++;
    }

    /** Begins a call; {@link #invoke} sends it. */
    public int begin(WorkerCall call) {
        int id = newId();
        calls.put(id, call);
        return id;
    }

    /**
     * @param frame of {@link Frame#INVOKE}, for the id that {@link #begin} gave
     */
    public void invoke(ByteBuf frame) {
        send(frame);
    }

    public ByteBuf newFrame(int type, int flags, int id) {
        return Frame.begin(channel.alloc(), type, flags, id);
    }

    /** Takes the bytes. */
    public void body(int id, ByteBuf bytes, boolean last) {
        ByteBuf header =
                Frame.header(
                        channel.alloc(),
                        Frame.BODY,
                        last ? Frame.LAST : 0,
                        id,
                        bytes.readableBytes());
        channel.write(header, channel.voidPromise());
        send(bytes);
    }

    public void credit(int id, long bytes) {
        send(Frame.finish(newFrame(Frame.CREDIT, 0, id).writeIntLE((int) bytes)));
    }

    public void cancel(int id) {
        send(Frame.finish(newFrame(Frame.CANCEL, 0, id)));
    }

    /** Frames of all that happens in one turn of the loop leave in one write. */
    private void send(ByteBuf frame) {
        if (gone || !channel.isActive()) {
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

    /** Closes the connection, whereupon it ends; kills it if it does not. */
    public void end(long graceMillis) {
        asked = true;
        listener.forget(this);
        if (channel != null) {
            channel.close();
        } else if (process != null) {
            process.kill();
        }
        if (process != null && !gone) {
            loop.schedule(process::kill, graceMillis, TimeUnit.MILLISECONDS);
        }
    }

    /**
     * @param why it is told to those whose calls it had
     */
    public void kill(String why) {
        reason = why;
        if (process != null) {
            process.kill();
        }
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        Frame frame = (Frame) message;
        ByteBuf payload = frame.payload();
        boolean passedOn = false;
        try {
            WorkerCall call = calls.get(frame.id());
            switch (frame.type()) {
                case Frame.READY -> {
                    ready = true;
                    events.ready(this, Fields.read(payload));
                }
                case Frame.DONE -> requests.done(frame.id(), Fields.read(payload), frame.last());
                case Frame.FAILED -> failed(frame, Fields.read(payload));
                case Frame.END -> {
                    if (calls.remove(frame.id()) != null) {
                        touched.remove(call);
                        call.end(Fields.read(payload));
                    }
                }
                case Frame.HEAD -> {
                    if (call != null) {
                        touched.add(call);
                        call.head(Fields.read(payload));
                    }
                }
                case Frame.BODY -> {
                    if (call != null) {
                        touched.add(call);
                        passedOn = true;
                        call.body(payload);
                    }
                }
                case Frame.LOG -> {
                    if (call != null && payload.isReadable()) {
                        call.log(payload.readUnsignedByte(), payload);
                    }
                }
                case Frame.CREDIT -> {
                    if (payload.readableBytes() != Integer.BYTES) {
                        throw new WireException("a CREDIT of " + payload.readableBytes());
                    }
                    if (call != null) {
                        call.credit(payload.readUnsignedIntLE());
                    }
                }
                default -> throw new WireException("a worker sent a frame " + frame.type());
            }
        } finally {
            if (!passedOn) {
                payload.release();
            }
        }
    }

    private void failed(Frame frame, Fields fields) {
        String type = fields.get(":type", "failed");
        String message = fields.get(":message", "");
        WorkerCall call = calls.remove(frame.id());
        if (call != null) {
            touched.remove(call);
            call.failed(type, message);
        } else if (requests.failed(frame.id(), new Failure(500, type, message))) {
            return;
        } else if (type.equals("hanging")) {
            events.hanging(this, fields.get(":function", "") + ": " + message);
        } else if (frame.id() == 0) {
            // it cannot be configured as was asked; it ends
            reason = type + ": " + message;
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        if (!touched.isEmpty()) {
            List<WorkerCall> flush = List.copyOf(touched);
            touched.clear();
            flush.forEach(WorkerCall::flush);
        }
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable e) {
        reason = "it broke the protocol: " + e.getMessage();
        context.close();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        ready = false;
        // why it ended is in its last words, which come by another way
        loop.schedule(
                () -> {
                    if (!gone) {
                        process.kill();
                    }
                },
                asked ? LAST_WORDS_MILLIS * 10L : LAST_WORDS_MILLIS,
                TimeUnit.MILLISECONDS);
    }

    private void tellGone() {
        if (gone) {
            return;
        }
        gone = true;
        ready = false;
        listener.forget(this);
        if (channel != null) {
            channel.close();
        }
        String how = reason != null ? reason : process.end();
        List<WorkerCall> lostCalls = new ArrayList<>(calls.values());
        List<Answer> lostRequests = requests.takeAll();
        Failure failure = events.gone(this, how, asked);
        loading.clear();
        calls.clear();
        touched.clear();
        lostRequests.forEach(answer -> answer.answer(null, failure));
        lostCalls.forEach(call -> call.lost(failure));
    }
}
