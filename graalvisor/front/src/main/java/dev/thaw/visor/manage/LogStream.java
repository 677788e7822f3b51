// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import dev.thaw.visor.Failure;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.http.RequestSink;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A function's log as an answer that may go on; what a slow reader cannot take is left out. */
final class LogStream implements RequestSink {
    private static final int MAX_UNREAD = 1 << 20;

    private final Exchange exchange;

    /** The newest lines that came before the answer has begun. */
    private final Deque<String> early = new ArrayDeque<>();

    private long earlyChars;
    private Runnable onEnd = () -> {};
    private boolean begun;
    private long unread;

    LogStream(Exchange exchange) {
        this.exchange = exchange;
    }

    void onEnd(Runnable action) {
        onEnd = action;
    }

    void onLoop(Runnable action) {
        exchange.context().executor().execute(action);
    }

    /** It does not begin. */
    void fail(Failure failure) {
        gone();
        exchange.fail(failure);
    }

    void begin(List<String> last, boolean follow) {
        exchange.head(new Fields().add("content-type", "application/jsonl"));
        begun = true;
        // all of it, as it is no more than two files; the newest lines come last
        last.forEach(this::send);
        // a line may be in both
        early.stream().filter(line -> !last.contains(line)).forEach(this::write);
        early.clear();
        if (follow) {
            exchange.flush();
        } else {
            exchange.finish();
        }
    }

    void line(String line) {
        if (begun) {
            write(line);
            exchange.flush();
        } else {
            early.add(line);
            earlyChars += line.length();
            // the oldest are in the log that is being read
            while (earlyChars > MAX_UNREAD) {
                earlyChars -= early.remove().length();
            }
        }
    }

    private void write(String line) {
        if (unread <= MAX_UNREAD) {
            send(line);
        }
    }

    private void send(String line) {
        ByteBuf bytes = ByteBufUtil.writeUtf8(exchange.context().alloc(), line + "\n");
        unread += bytes.readableBytes();
        exchange.body(bytes);
    }

    @Override
    public boolean body(ByteBuf bytes, boolean last) {
        bytes.release();
        return true;
    }

    @Override
    public void taken(long bytes) {
        unread -= bytes;
    }

    @Override
    public void gone() {
        onEnd.run();
    }
}
