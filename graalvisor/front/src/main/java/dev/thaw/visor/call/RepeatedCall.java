// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.wire.Frame;
import dev.thaw.visor.worker.WorkerCall;
import io.netty.buffer.ByteBuf;
import java.util.function.BiConsumer;

/**
 * A call that was answered, run once more: of interest are its processor time, and whether it is
 * answered in the same way.
 */
final class RepeatedCall implements WorkerCall {
    private static final int CREDIT = Frame.WINDOW / 4;

    private final Load load;
    private final ByteBuf body;
    private final BiConsumer<Fields, byte[]> whenEnded;
    private final AnswerDigest answer = new AnswerDigest();
    private int wireId;
    private long window = Frame.WINDOW;
    private long taken;
    private boolean sent;
    private boolean ended;

    /**
     * @param body of the request, all of it
     * @param whenEnded gets the end's fields, null if there is no answer, and the digest of that
     */
    RepeatedCall(Load load, ByteBuf body, BiConsumer<Fields, byte[]> whenEnded) {
        this.load = load;
        this.body = body;
        this.whenEnded = whenEnded;
    }

    void run(String id, long deadlineMillis, CallHead head) {
        load.running++;
        wireId = load.host.worker.begin(this);
        sent = !body.isReadable();
        ByteBuf frame = load.host.worker.newFrame(Frame.INVOKE, sent ? Frame.LAST : 0, wireId);
        Fields.write(frame, ":function", function());
        Fields.write(frame, ":id", id);
        Fields.write(frame, ":deadline", Long.toString(deadlineMillis));
        head.write(frame);
        load.host.worker.invoke(Frame.finish(frame));
        send();
    }

    private void send() {
        while (!sent && window > 0) {
            int size = (int) Math.min(Math.min(body.readableBytes(), Frame.MAX_BODY), window);
            window -= size;
            sent = size == body.readableBytes();
            load.host.worker.body(wireId, body.readRetainedSlice(size), sent);
        }
    }

    /** It takes too long. */
    void cancel() {
        if (!ended) {
            load.host.worker.cancel(wireId);
        }
    }

    @Override
    public String function() {
        return load.deployment.wireName();
    }

    @Override
    public void head(Fields fields) {
        answer.head(fields);
    }

    @Override
    public void body(ByteBuf bytes) {
        taken += bytes.readableBytes();
        answer.body(bytes);
        bytes.release();
        if (taken >= CREDIT) {
            load.host.worker.credit(wireId, taken);
            taken = 0;
        }
    }

    @Override
    public void log(int stream, ByteBuf text) {}

    @Override
    public void credit(long bytes) {
        window = Math.min(window + bytes, Frame.WINDOW);
        send();
    }

    @Override
    public void flush() {}

    @Override
    public void end(Fields fields) {
        tell(fields.number(":result", -1) == 0 ? fields : null);
    }

    @Override
    public void failed(String type, String message) {
        tell(null);
    }

    @Override
    public void lost(Failure failure) {
        tell(null);
    }

    private void tell(Fields fields) {
        ended = true;
        load.running--;
        whenEnded.accept(fields, answer.value());
    }
}
