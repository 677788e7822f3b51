// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.Frame;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.EventLoop;
import java.io.IOException;
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
        default void hanging(Worker worker, String function, String message) {}
    }

    /** Answer to a request: either is null. */
    public interface Answer {
        void answer(Fields done, Failure failed);
    }

    private final EventLoop loop;
    private final WorkerListener listener;
    private final Fields configuration;
    private final Events events;
    private final Outstanding outstanding = new Outstanding();
    private final Set<String> loading = new HashSet<>();
    private WorkerProcess process;
    private FrameSender sender;
    private boolean ready;
    private boolean asked;
    private boolean gone;
    private String reason;

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
        return outstanding.calls();
    }

    /** Functions that it is loading, or runs calls of. */
    public Set<String> busyWith() {
        Set<String> functions = new HashSet<>(loading);
        functions.addAll(outstanding.called());
        return functions;
    }

    public List<String> lastLines() {
        return process == null ? List.of() : process.lastLines();
    }

    void connected(Channel accepted) {
        sender = new FrameSender(loop, accepted);
        ByteBuf frame = newFrame(Frame.CONFIGURE, 0, 0);
        configuration.write(frame);
        sender.send(Frame.finish(frame));
    }

    /** {@code configuration} is what the function's {@code load} gets. */
    public void load(Fields fields, Fields configuration, Answer answer) {
        String function = fields.get(":function");
        loading.add(function);
        int id =
                outstanding.add((done, failed) -> {
                    loading.remove(function);
                    answer.answer(done, failed);
                });
        ByteBuf frame = newFrame(Frame.LOAD, 0, id);
        fields.write(frame);
        configuration.writeNested(frame, ":configuration");
        sender.send(Frame.finish(frame));
    }

    public void unload(String function, Answer answer) {
        ByteBuf frame = newFrame(Frame.UNLOAD, 0, outstanding.add(answer));
        Fields.write(frame, ":function", function);
        sender.send(Frame.finish(frame));
    }

    public void stats(Answer answer) {
        sender.send(Frame.finish(newFrame(Frame.STATS, 0, outstanding.add(answer))));
    }

    public void trim() {
        sender.send(Frame.finish(newFrame(Frame.TRIM, 0, 0)));
    }

    /** Begins a call; {@link #invoke} sends it. */
    public int begin(WorkerCall call) {
        return outstanding.add(call);
    }

    /**
     * @param frame of {@link Frame#INVOKE}, for the id that {@link #begin} gave
     */
    public void invoke(ByteBuf frame) {
        sender.send(frame);
    }

    public ByteBuf newFrame(int type, int flags, int id) {
        return sender.begin(type, flags, id);
    }

    /** Takes the bytes. */
    public void body(int id, ByteBuf bytes, boolean last) {
        sender.body(id, bytes, last);
    }

    public void credit(int id, long bytes) {
        sender.send(Frame.finish(newFrame(Frame.CREDIT, 0, id).writeIntLE((int) bytes)));
    }

    public void cancel(int id) {
        sender.send(Frame.finish(newFrame(Frame.CANCEL, 0, id)));
    }

    /** Closes the connection, whereupon it ends; kills it if it does not. */
    public void end(long graceMillis) {
        asked = true;
        listener.forget(this);
        if (sender != null) {
            sender.close();
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
        try {
            switch (frame.type()) {
                case Frame.READY -> {
                    ready = true;
                    events.ready(this, Fields.read(payload));
                }
                case Frame.FAILED -> failed(frame, Fields.read(payload));
                default -> outstanding.read(frame);
            }
        } finally {
            payload.release();
        }
    }

    private void failed(Frame frame, Fields fields) {
        String type = fields.get(":type", "failed");
        String message = fields.get(":message", "");
        if (outstanding.failed(frame.id(), type, message)) {
            return;
        }
        if (type.equals("hanging")) {
            events.hanging(this, fields.get(":function", ""), message);
        } else if (frame.id() == 0) {
            // it cannot be configured as was asked; it ends
            reason = type + ": " + message;
        }
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        outstanding.flush();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable e) {
        // a connection that is reset is the end of the process, which has a reason of its own
        if (reason == null && !(e instanceof IOException)) {
            reason = "it broke the protocol: " + e.getMessage();
        }
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
        if (sender != null) {
            sender.close();
        }
        String how = reason != null ? reason : process.end();
        Failure failure = events.gone(this, how, asked);
        loading.clear();
        outstanding.lost(failure);
    }
}
