// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** The frames of a call's answer, within the credit that the front gives. */
final class FakeAnswer {
    private static final int FAILED = 7;
    private static final int HEAD = 10;
    private static final int BODY = 9;
    private static final int LOG = 11;
    private static final int END = 12;
    private static final int CREDIT = 14;

    private final FakeWorker worker;
    private final FakeFunction function;
    private final int id;
    private final Object creditLock = new Object();
    private long credit;
    private long cpuNanos = 1000;
    private String start = "pooled";

    FakeAnswer(FakeWorker worker, int id, FakeFunction function, long window) {
        this.worker = worker;
        this.id = id;
        this.function = function;
        this.credit = window;
    }

    /** What the call says it has taken. */
    void cpu(long nanos) {
        cpuNanos = nanos;
    }

    /** The same of how it has begun. */
    void start(String kind) {
        start = kind;
    }

    /** As a call that has not begun. */
    void refuse(String type) throws IOException {
        function.leave();
        write(FAILED, 0, FakeWorker.fields(":type", type, ":message", "no"));
    }

    void credit(long bytes) {
        synchronized (creditLock) {
            credit += bytes;
            creditLock.notifyAll();
        }
    }

    /** Waits until so much may be sent. */
    void take(int bytes) throws InterruptedException {
        synchronized (creditLock) {
            while (credit < bytes) {
                creditLock.wait();
            }
            credit -= bytes;
        }
    }

    private void write(int type, int flags, byte[] payload) throws IOException {
        write(FakeWorker.frame(type, flags, id, payload));
    }

    /** An interrupt while a thread writes would close the channel: it comes before or after. */
    private synchronized void write(ByteBuffer... frames) throws IOException {
        boolean interrupted = Thread.interrupted();
        worker.send(frames);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized void interrupt(Thread thread) {
        thread.interrupt();
    }

    void head(String... fields) throws IOException {
        write(HEAD, 0, FakeWorker.fields(fields));
    }

    void body(byte[] bytes) throws IOException {
        write(BODY, 0, bytes);
    }

    void noMoreBody() throws IOException {
        write(BODY, 1, new byte[0]);
    }

    /** So much of the request has been read. */
    void read(byte[] piece) throws IOException {
        write(
                CREDIT,
                0,
                ByteBuffer.allocate(Integer.BYTES)
                        .putInt(Integer.reverseBytes(piece.length))
                        .array());
    }

    void text(String text) throws IOException {
        text(text, "fake");
    }

    /**
     * @param place told in a header
     */
    void text(String text, String place) throws IOException {
        byte[] head =
                FakeWorker.fields(":status", "200", "content-type", "text/plain", "x-place", place);
        function.leave();
        write(
                FakeWorker.frame(HEAD, 0, id, head),
                FakeWorker.frame(BODY, 1, id, text.getBytes(StandardCharsets.UTF_8)),
                FakeWorker.frame(END, 0, id, endOf(0, "", "")));
    }

    void send(String text) throws IOException {
        write(BODY, 0, text.getBytes(StandardCharsets.UTF_8));
    }

    void log(int stream, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        write(LOG, 0, ByteBuffer.allocate(bytes.length + 1).put((byte) stream).put(bytes).array());
    }

    void end(int result, String type, String message) throws IOException {
        function.leave();
        write(END, 0, endOf(result, type, message));
    }

    private byte[] endOf(int result, String type, String message) {
        return FakeWorker.fields(
                ":result",
                "" + result,
                ":type",
                type,
                ":message",
                message,
                ":start",
                start,
                ":cpu-ns",
                Long.toString(cpuNanos));
    }
}
