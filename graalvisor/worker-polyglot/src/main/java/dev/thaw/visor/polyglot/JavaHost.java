// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Host;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** The worker, as a call of a Java function sees it. */
final class JavaHost implements Host {
    private static final long CANCELLED = -1;

    private final Invocation call;
    private final byte[] head;
    private final byte[] body;
    private final Connection connection;
    private int read;
    private byte[] answerHead;
    private boolean headSent;
    private String violation;

    /** Goes out with the end, if the answer is no longer. */
    private final ByteArrayOutputStream held = new ByteArrayOutputStream();

    private boolean streams;
    private byte[] error = {};

    /**
     * @param call null: the function is loaded
     */
    JavaHost(Invocation call, byte[] head, byte[] body, Connection connection) {
        this.call = call;
        this.head = head;
        this.body = body;
        this.connection = connection;
    }

    @Override
    public byte[] head() {
        return head;
    }

    @Override
    public synchronized long read(byte[] buffer, int offset, int length) {
        if (call == null || call.stopped() != null) {
            return CANCELLED;
        }
        int count = Math.min(length, body.length - read);
        System.arraycopy(body, read, buffer, offset, count);
        read += count;
        return count;
    }

    @Override
    public long write(int kind, byte[] bytes, int offset, int length) {
        if (kind == OUT || kind == ERR) {
            return print(kind, bytes, offset, length);
        }
        return answer(kind, bytes, offset, length);
    }

    /** What it prints while it is loaded is nobody's. */
    private long print(int kind, byte[] bytes, int offset, int length) {
        if (call != null) {
            byte[] text = new byte[length + 1];
            text[0] = (byte) kind;
            System.arraycopy(bytes, offset, text, 1, length);
            connection.sendLimited(new Frame(Frame.Kind.LOG, true, call.id, text));
        }
        return length;
    }

    private synchronized long answer(int kind, byte[] bytes, int offset, int length) {
        switch (kind) {
            case HEAD -> {
                if (length > Fields.MAXIMUM) {
                    // the front would give up the worker for it
                    violation =
                            "the head of the response has %d bytes; it may have %d"
                                    .formatted(length, Fields.MAXIMUM);
                    return CANCELLED;
                }
                answerHead = Arrays.copyOfRange(bytes, offset, offset + length);
            }
            case ERROR -> error = Arrays.copyOfRange(bytes, offset, offset + length);
            default -> {
                if (call == null || violation != null) {
                    return CANCELLED;
                }
                held.write(bytes, offset, length);
                streams |= length == 0;
                if ((streams || held.size() > Frame.PIECE) && !flush()) {
                    return CANCELLED;
                }
            }
        }
        return length;
    }

    /** False if the call is to end. */
    private boolean flush() {
        byte[] all = held.toByteArray();
        held.reset();
        for (int sent = 0; sent < all.length; ) {
            int length = spend(Math.min(Frame.PIECE, all.length - sent));
            if (length == 0) {
                return false;
            }
            send(Arrays.copyOfRange(all, sent, sent + length));
            sent += length;
        }
        return true;
    }

    private void send(byte[] piece) {
        Frame frame = new Frame(Frame.Kind.BODY, false, call.id, piece);
        if (headSent || answerHead == null) {
            connection.send(frame);
        } else {
            connection.send(new Frame(Frame.Kind.HEAD, false, call.id, answerHead), frame);
        }
        headSent = true;
    }

    /** The function's own interrupts do not end its answer. */
    private int spend(int wanted) {
        boolean interrupted = false;
        try {
            for (; ; ) {
                try {
                    return call.spend(wanted);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    synchronized Outcome outcome(int result) {
        if (violation != null) {
            return Outcome.violated(violation);
        }
        if (result == FunctionRuntime.ANSWERED) {
            return Outcome.answered(answerHead, held.toByteArray(), headSent);
        }
        try {
            return Outcome.of(result, Fields.read(error));
        } catch (ProtocolException e) {
            throw new IllegalStateException(e);
        }
    }
}
