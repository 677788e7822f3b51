// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Objects;

/** One call, or the loading, of the function: what it reads and writes, and how it ends. */
public final class Call {
    /** What an idle isolate has touched is its memory, so bodies that are small take little. */
    private static final int FIRST_READ = 512;

    private static final byte[] NOTHING = {};

    private final Host host;
    private final Configuration configuration;
    private final Gate gate = new Gate();
    private final Thread thread = Thread.currentThread();
    private final long threadId;
    private final Unwinder unwinder;
    private final byte[] headBytes;
    private Fields head;

    private volatile boolean unwindable = true;
    private volatile boolean cancelled;
    private volatile boolean exited;
    private int exitStatus;
    private boolean headWritten;
    private byte[] error;

    Call(Host host, Configuration configuration, Unwinder unwinder) {
        this.host = host;
        this.configuration = configuration;
        this.unwinder = unwinder;
        this.threadId = unwinder.currentThread();
        // once the call is over, the worker's memory is not to be read
        this.headBytes = host.head();
    }

    public Fields head() {
        Fields fields = head;
        if (fields == null) {
            fields = Fields.decode(headBytes);
            head = fields;
        }
        return fields;
    }

    public Configuration configuration() {
        return configuration;
    }

    /** The request's body. */
    public InputStream request() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                byte[] one = new byte[1];
                return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                Objects.checkFromIndexSize(offset, length, bytes.length);
                if (length == 0) {
                    return 0;
                }
                int read = Call.this.read(bytes, offset, length);
                return read == 0 ? -1 : read;
            }
        };
    }

    /** All of the request's body. */
    public byte[] readAll() throws IOException {
        byte[] bytes = new byte[FIRST_READ];
        int length = 0;
        for (; ; ) {
            int read = read(bytes, length, bytes.length - length);
            if (read == 0) {
                return length == bytes.length ? bytes : Arrays.copyOf(bytes, length);
            }
            length += read;
            if (length == bytes.length) {
                bytes = Arrays.copyOf(bytes, Math.multiplyExact(length, 2));
            }
        }
    }

    private int read(byte[] bytes, int offset, int length) throws IOException {
        enter();
        try {
            return (int) checked(host.read(bytes, offset, length));
        } finally {
            gate.leave();
        }
    }

    /** The response's head: once, before any of its body. */
    public void respond(byte[] fields) throws IOException {
        headWritten = true;
        write(Host.HEAD, fields, 0, fields.length);
    }

    public boolean hasResponded() {
        return headWritten;
    }

    /** The response's body, unbuffered. */
    public OutputStream response() {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                Objects.checkFromIndexSize(offset, length, bytes.length);
                if (length > 0) {
                    Call.this.write(Host.BODY, bytes, offset, length);
                }
            }

            /** A body of length 0 has the worker send what it holds. */
            @Override
            public void flush() throws IOException {
                Call.this.write(Host.BODY, NOTHING, 0, 0);
            }
        };
    }

    /** Writes some of the response's body. */
    public void write(byte[] body) throws IOException {
        if (body.length > 0) {
            write(Host.BODY, body, 0, body.length);
        }
    }

    private void write(int kind, byte[] bytes, int offset, int length) throws IOException {
        enter();
        try {
            checked(host.write(kind, bytes, offset, length));
        } finally {
            gate.leave();
        }
    }

    private void enter() throws IOException {
        if (exited) {
            throw new FunctionExit("the program has ended");
        }
        if (!gate.enter()) {
            throw new IOException("the call is over");
        }
    }

    private long checked(long result) throws IOException {
        if (result < 0) {
            cancelled = true;
            throw new InterruptedIOException("the call is cancelled");
        }
        return result;
    }

    /**
     * Output of the program: what comes after the end of the call, or of the program, is dropped.
     */
    void print(int kind, byte[] bytes, int length) {
        if (length > 0 && !exited && gate.enter()) {
            try {
                if (host.write(kind, bytes, 0, length) < 0) {
                    cancelled = true;
                }
            } finally {
                gate.leave();
            }
        }
    }

    /** What is told of its failure, at its end. */
    void fail(byte[] fields) {
        error = fields;
    }

    void writeError() {
        if (error != null) {
            host.write(Host.ERROR, error, 0, error.length);
        }
    }

    /** The caller has gone, or the deadline is over. */
    void cancel() {
        cancelled = true;
        Throwable end = new FunctionExit("the call is cancelled");
        thread.interrupt();
        unwinder.unwind(threadId, this, end);
        unwinder.wake(thread, threadId, this, end);
    }

    /** The program ends, by the current thread. */
    void exit(int status) {
        if (!exited) {
            exitStatus = status;
            exited = true;
        }
        if (Thread.currentThread() != thread) {
            thread.interrupt();
            unwinder.unwind(threadId, this, new FunctionExit("the program has ended"));
        }
    }

    /** Whether its thread may be made to throw; asked while it stands still. */
    public boolean isUnwindable() {
        return unwindable;
    }

    /** From here on its thread runs undisturbed. */
    void stopUnwinding() {
        unwindable = false;
        unwinder.stop();
    }

    long threadId() {
        return threadId;
    }

    boolean isCancelled() {
        return cancelled;
    }

    boolean hasExited() {
        return exited;
    }

    int exitStatus() {
        return exitStatus;
    }

    /** No thread is with the host when this returns, or gets there later. */
    void close() {
        gate.close();
    }
}
