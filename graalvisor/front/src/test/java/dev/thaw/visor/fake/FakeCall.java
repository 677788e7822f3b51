// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;

/** A call; its path says what happens. */
final class FakeCall implements Runnable {
    private static final int PIECE = 64 << 10;
    private static final byte[] LAST = new byte[0];
    private static final int WARM_CALLS = 30;

    /** Ends a metric's label, and its line. */
    private static final String FORGED =
            "x\",le=\"1\"} 1\nthaw_crashes_total{function=\"victim\"} 999\n#";

    private static final long MILLI = 1_000_000;

    private final FakeWorker worker;
    private final int id;
    private final FakeFunction function;
    private final Map<String, String> head;
    private final LinkedBlockingQueue<byte[]> body = new LinkedBlockingQueue<>();
    private final FakeAnswer answer;
    private volatile Thread thread;
    private volatile boolean cancelled;
    private volatile boolean deaf;

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
        this.answer = new FakeAnswer(worker, id, function, window);
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
        answer.credit(bytes);
    }

    void cancel() {
        cancelled = true;
        Thread running = thread;
        if (running != null && !deaf) {
            answer.interrupt(running);
        }
    }

    @Override
    public void run() {
        thread = Thread.currentThread();
        if (cancelled) {
            // by the frame that followed the call's at once
            thread.interrupt();
        }
        try {
            try {
                act();
            } catch (InterruptedException e) {
                answer.end(6, "", "");
            }
        } catch (IOException e) {
            // the front has gone
        } finally {
            worker.ended(id);
        }
    }

    private void act() throws IOException, InterruptedException {
        // for those whose caller can name no path
        String entry = function.configuration.getOrDefault(":entry", "");
        String told = head.get(":path");
        told = told.isEmpty() && entry.startsWith("do/") ? entry.substring(2) : told;
        String[] path = told.split("/");
        String action = path.length < 2 ? "" : path[1];
        int number = path.length < 3 || !path[2].matches("\\d+") ? 0 : Integer.parseInt(path[2]);
        switch (action) {
            case "" -> echo();
            case "sleep" -> {
                Thread.sleep(number);
                answer.text("slept\n");
            }
            case "until" -> {
                Held.await(Path.of(told.substring("/until".length())));
                answer.text("released\n");
            }
            case "spin" -> {
                deaf = true;
                // it may have come before
                Thread.interrupted();
                Thread.sleep(number);
                answer.end(0, "", "");
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
                answer.text("hangs\n");
            }
            case "endless" -> {
                function.endless = true;
                answer.text("endless\n");
            }
            case "start" -> {
                answer.start(path[2].equals("forged") ? FORGED : path[2]);
                answer.text("started\n");
            }
            case "refuse" -> answer.refuse(path[2].equals("forged") ? FORGED : path[2]);
            case "throw" -> answer.end(1, "java.lang.IllegalStateException", "no");
            case "result" -> answer.end(number, "", "");
            case "big" -> big(number);
            case "count" -> answer.text(count() + "\n");
            case "cpu" -> cpu(number, path.length < 4 ? "" : path[3]);
            case "ignore" -> answer.text("ignored\n");
            case "log" -> {
                answer.log(3, "out " + path[2] + "\n");
                answer.log(4, "err " + path[2] + "\n");
                answer.text("logged\n");
            }
            case "head" -> answer.text(head + " " + function.configuration + "\n");
            case "loaded" ->
                    answer.text((worker.isJvm() ? "jvm " : "isolates ") + function.load + "\n");
            case "neighbours" -> answer.text(worker.loaded() + "\n");
            case "loads" -> answer.text(worker.loads() + "\n");
            case "configured" -> answer.text(worker.configuration() + "\n");
            case "version" -> answer.text(function.name + "\n");
            case "created" -> answer.text(function.created() + "\n");
            case "half" -> {
                answer.head(":status", "200", "content-type", "application/octet-stream");
                answer.send("half");
                answer.body(LAST);
                Thread.sleep(100);
                answer.end(1, "", "after half");
            }
            case "lie" -> {
                answer.head(":status", "200", "content-length", "100");
                answer.send("short");
                Thread.sleep(50);
                answer.end(0, "", "");
            }
            case "status" -> {
                answer.head(
                        ":status",
                        path[2],
                        "x-one",
                        "1",
                        "transfer-encoding",
                        "bogus",
                        "x-bad",
                        "a\r\nb: c");
                answer.send("with status");
                answer.end(0, "", "");
            }
            case "plain" -> {
                for (int i = 0; i < number; i++) {
                    answer.send("piece " + i + "\n");
                }
                // longer than a test waits
                Thread.sleep(60_000);
                answer.end(0, "", "");
            }
            case "first" -> first(Path.of(told.substring("/first".length())));
            case "flood" -> {
                answer.head(":status", "200");
                // nobody has given credit for more than a mebibyte
                for (int i = 0; i < number; i++) {
                    answer.body(new byte[32 << 10]);
                }
                answer.noMoreBody();
                answer.end(0, "", "");
            }
            case "events" -> {
                answer.head(":status", "200", "content-type", "application/octet-stream");
                for (int i = 0; i < number; i++) {
                    answer.send("event " + i + "\n");
                    Thread.sleep(30);
                }
                answer.end(0, "", "");
            }
            default -> answer.end(5, "", "there is no action " + action);
        }
    }

    private void echo() throws IOException, InterruptedException {
        answer.head(
                ":status", "200", "content-type", head.getOrDefault("content-type", "text/plain"));
        for (byte[] piece = body.take(); piece != LAST; piece = body.take()) {
            answer.take(piece.length);
            answer.read(piece);
            answer.body(piece);
        }
        answer.noMoreBody();
        answer.end(0, "", "");
    }

    /** An event, and the others once they are released. */
    private void first(Path released) throws IOException, InterruptedException {
        answer.head(":status", "200", "content-type", "application/octet-stream");
        answer.send("event 0\n");
        if (!Held.await(released)) {
            answer.end(1, "", "after the first");
            return;
        }
        for (int i = 1; i < 20; i++) {
            answer.send("event " + i + "\n");
        }
        answer.end(0, "", "");
    }

    private void big(int bytes) throws IOException, InterruptedException {
        answer.head(":status", "200", "content-type", "application/octet-stream");
        byte[] piece = new byte[PIECE];
        for (int left = bytes; left > 0; left -= PIECE) {
            byte[] part = left >= PIECE ? piece : new byte[left];
            answer.take(part.length);
            answer.body(part);
        }
        answer.end(0, "", "");
    }

    /** Takes so many milliseconds in an isolate; a JVM is slow at first, then fast. */
    private void cpu(long millis, String mode) throws IOException, InterruptedException {
        long requested = count();
        if (worker.isJvm()) {
            boolean slow = mode.equals("slow") || function.warm() < WARM_CALLS;
            answer.cpu((slow ? 3 * millis : millis / 10) * MILLI);
        } else {
            answer.cpu(millis * MILLI);
        }
        if (worker.isJvm() && mode.equals("differs")) {
            answer.end(1, "Error", "only here");
        } else {
            String text =
                    switch (mode) {
                        case "otherwise" -> worker.isJvm() ? "jvm " : "isolates ";
                        case "varies" -> System.nanoTime() + " ";
                        default -> "the same ";
                    };
            answer.text(text + requested, worker.isJvm() ? "jvm" : "isolates");
        }
    }

    private long count() throws IOException, InterruptedException {
        long count = 0;
        for (byte[] piece = body.take(); piece != LAST; piece = body.take()) {
            count += piece.length;
            answer.read(piece);
        }
        return count;
    }
}
