// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;

/** A call; its path says what happens. */
final class FakeCall implements Runnable {
    private static final int HEAD = 10;
    private static final int BODY = 9;
    private static final int LOG = 11;
    private static final int END = 12;
    private static final int CREDIT = 14;
    private static final int PIECE = 64 << 10;
    private static final byte[] LAST = new byte[0];
    private static final int WARM_CALLS = 30;
    private static final long MILLI = 1_000_000;

    private final FakeWorker worker;
    private final int id;
    private final FakeFunction function;
    private final Map<String, String> head;
    private final LinkedBlockingQueue<byte[]> body = new LinkedBlockingQueue<>();
    private final Object creditLock = new Object();
    private long credit;
    private Thread thread;
    private volatile boolean deaf;
    private long cpuNanos = 1000;

    FakeCall(
            FakeWorker worker,
            int id,
            FakeFunction function,
            Map<String, String> head,
            boolean noBody,
            long window) {
        this.worker = worker;
        this.id = id;
        this.function = function;
        this.head = head;
        this.credit = window;
        if (noBody) {
            body.add(LAST);
        }
    }

    void body(ByteBuffer bytes, boolean last) {
        if (bytes.hasRemaining()) {
            byte[] piece = new byte[bytes.remaining()];
            bytes.get(piece);
            body.add(piece);
        }
        if (last) {
            body.add(LAST);
        }
    }

    void credit(long bytes) {
        synchronized (creditLock) {
            credit += bytes;
            creditLock.notifyAll();
        }
    }

    synchronized void cancel() {
        if (thread != null && !deaf) {
            thread.interrupt();
        }
    }

    @Override
    public void run() {
        synchronized (this) {
            thread = Thread.currentThread();
        }
        try {
            try {
                answer();
            } catch (InterruptedException e) {
                end(6, "", "");
            }
        } catch (IOException e) {
            // the front has gone
        } finally {
            worker.ended(id);
        }
    }

    private void answer() throws IOException, InterruptedException {
        String[] path = head.get(":path").split("/");
        String action = path.length < 2 ? "" : path[1];
        int number = path.length < 3 || !path[2].matches("\\d+") ? 0 : Integer.parseInt(path[2]);
        switch (action) {
            case "" -> echo();
            case "sleep" -> {
                Thread.sleep(number);
                text("slept\n");
            }
            case "spin" -> {
                deaf = true;
                Thread.sleep(number);
                end(0, "", "");
            }
            case "crash" -> {
                System.err.println("worker: signal 11 in " + function.name);
                Runtime.getRuntime().halt(139);
            }
            case "hang" -> {
                // with a path below: only when it is unloaded
                function.hangs = true;
                if (path.length < 3) {
                    worker.send(
                            7,
                            0,
                            0,
                            FakeWorker.fields(
                                    ":type",
                                    "hanging",
                                    ":function",
                                    function.name,
                                    ":message",
                                    "x"));
                }
                text("hangs\n");
            }
            case "throw" -> end(1, "java.lang.IllegalStateException", "no");
            case "result" -> end(number, "", "");
            case "big" -> big(number);
            case "count" -> text(count() + "\n");
            case "cpu" -> cpu(number, path.length < 4 ? "" : path[3]);
            case "ignore" -> text("ignored\n");
            case "log" -> {
                log(3, "out " + path[2] + "\n");
                log(4, "err " + path[2] + "\n");
                text("logged\n");
            }
            case "head" -> text(head + " " + function.configuration + "\n");
            case "loaded" -> text((worker.isJvm() ? "jvm " : "isolates ") + function.load + "\n");
            case "version" -> text(function.name + "\n");
            case "created" -> text(function.created() + "\n");
            case "half" -> {
                headOf("200");
                send("half");
                write(BODY, 0, id, LAST);
                Thread.sleep(100);
                end(1, "", "after half");
            }
            case "lie" -> {
                write(HEAD, 0, id, FakeWorker.fields(":status", "200", "content-length", "100"));
                send("short");
                Thread.sleep(50);
                end(0, "", "");
            }
            case "status" -> {
                write(
                        HEAD,
                        0,
                        id,
                        FakeWorker.fields(
                                ":status",
                                path[2],
                                "x-one",
                                "1",
                                "transfer-encoding",
                                "bogus",
                                "x-bad",
                                "a\r\nb: c"));
                send("with status");
                end(0, "", "");
            }
            case "plain" -> {
                for (int i = 0; i < number; i++) {
                    send("piece " + i + "\n");
                }
                // longer than a test waits
                Thread.sleep(60_000);
                end(0, "", "");
            }
            case "events" -> {
                headOf("200");
                for (int i = 0; i < number; i++) {
                    send("event " + i + "\n");
                    Thread.sleep(30);
                }
                end(0, "", "");
            }
            default -> end(5, "", "there is no action " + action);
        }
    }

    private void write(int type, int flags, int of, byte[] payload) throws IOException {
        write(FakeWorker.frame(type, flags, of, payload));
    }

    /** An interrupt while a thread writes would close the channel: it comes before or after. */
    private synchronized void write(ByteBuffer... frames) throws IOException {
        boolean interrupted = Thread.interrupted();
        worker.send(frames);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void echo() throws IOException, InterruptedException {
        write(
                HEAD,
                0,
                id,
                FakeWorker.fields(
                        ":status",
                        "200",
                        "content-type",
                        head.getOrDefault("content-type", "text/plain")));
        for (byte[] piece = body.take(); piece != LAST; piece = body.take()) {
            take(piece.length);
            credit(piece);
            write(BODY, 0, id, piece);
        }
        write(BODY, 1, id, LAST);
        end(0, "", "");
    }

    private void credit(byte[] piece) throws IOException {
        write(
                CREDIT,
                0,
                id,
                ByteBuffer.allocate(Integer.BYTES)
                        .putInt(Integer.reverseBytes(piece.length))
                        .array());
    }

    /** Waits until so much may be sent. */
    private void take(int bytes) throws InterruptedException {
        synchronized (creditLock) {
            while (credit < bytes) {
                creditLock.wait();
            }
            credit -= bytes;
        }
    }

    private void big(int bytes) throws IOException, InterruptedException {
        headOf("200");
        byte[] piece = new byte[PIECE];
        for (int left = bytes; left > 0; left -= PIECE) {
            byte[] part = left >= PIECE ? piece : new byte[left];
            take(part.length);
            write(BODY, 0, id, part);
        }
        end(0, "", "");
    }

    /** Takes so many milliseconds in an isolate; a JVM is slow at first, then fast. */
    private void cpu(long millis, String mode) throws IOException, InterruptedException {
        long requested = count();
        if (worker.isJvm()) {
            boolean slow = mode.equals("slow") || function.warm() < WARM_CALLS;
            cpuNanos = (slow ? 3 * millis : millis / 10) * MILLI;
        } else {
            cpuNanos = millis * MILLI;
        }
        if (worker.isJvm() && mode.equals("differs")) {
            end(1, "Error", "only here");
        } else {
            text((worker.isJvm() ? "jvm " : "isolates ") + requested);
        }
    }

    private long count() throws IOException, InterruptedException {
        long count = 0;
        for (byte[] piece = body.take(); piece != LAST; piece = body.take()) {
            count += piece.length;
            credit(piece);
        }
        return count;
    }

    private void headOf(String status) throws IOException {
        write(
                HEAD,
                0,
                id,
                FakeWorker.fields(":status", status, "content-type", "application/octet-stream"));
    }

    private void text(String text) throws IOException {
        byte[] head = FakeWorker.fields(":status", "200", "content-type", "text/plain");
        function.leave();
        write(
                FakeWorker.frame(HEAD, 0, id, head),
                FakeWorker.frame(BODY, 1, id, text.getBytes(StandardCharsets.UTF_8)),
                FakeWorker.frame(END, 0, id, endOf(0, "", "")));
    }

    private void send(String text) throws IOException {
        write(BODY, 0, id, text.getBytes(StandardCharsets.UTF_8));
    }

    private void log(int stream, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        write(
                LOG,
                0,
                id,
                ByteBuffer.allocate(bytes.length + 1).put((byte) stream).put(bytes).array());
    }

    private void end(int result, String type, String message) throws IOException {
        function.leave();
        write(END, 0, id, endOf(result, type, message));
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
                "pooled",
                ":cpu-ns",
                Long.toString(cpuNanos));
    }
}
