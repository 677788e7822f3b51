// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A worker for tests: what is read, and what was written. */
public final class FakeHost implements Host {
    private final Fields.Builder head = new Fields.Builder();
    private final ByteArrayOutputStream[] written = new ByteArrayOutputStream[6];
    private byte[] body = new byte[0];
    private int at;
    private volatile boolean cancelled;
    private int flushes;

    public FakeHost() {
        for (int i = 0; i < written.length; i++) {
            written[i] = new ByteArrayOutputStream();
        }
    }

    public FakeHost field(String name, String value) {
        head.add(name, value);
        return this;
    }

    public FakeHost body(String text) {
        return body(text.getBytes(StandardCharsets.UTF_8));
    }

    public FakeHost body(byte[] bytes) {
        body = bytes;
        return this;
    }

    /** Reads and writes are cancelled from now on. */
    FakeHost cancelled() {
        cancelled = true;
        return this;
    }

    /** How often all was to be sent at once. */
    public int flushes() {
        return flushes;
    }

    public String written(int kind) {
        return written[kind].toString(StandardCharsets.UTF_8);
    }

    public byte[] bytes(int kind) {
        return written[kind].toByteArray();
    }

    /** The fields of a head, or of an error. */
    public Fields fields(int kind) {
        return Fields.decode(written[kind].toByteArray());
    }

    @Override
    public byte[] head() {
        return head.encode();
    }

    @Override
    public long read(byte[] buffer, int offset, int length) {
        if (cancelled) {
            return -1;
        }
        // pieces, as a network has them
        int count = Math.min(Math.min(length, 1000), body.length - at);
        System.arraycopy(body, at, buffer, offset, count);
        at += count;
        return count;
    }

    @Override
    public synchronized long write(int kind, byte[] bytes, int offset, int length) {
        if (cancelled) {
            return -1;
        }
        if (kind == BODY && length == 0) {
            flushes++;
        }
        written[kind].write(bytes, offset, length);
        return length;
    }
}
