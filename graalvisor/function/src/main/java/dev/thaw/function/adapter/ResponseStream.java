// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import dev.thaw.function.Call;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Supplier;

/** A response's body: small answers in one piece; its head goes before its first byte. */
final class ResponseStream extends OutputStream {
    private static final int SIZE = 8192;

    private final Call call;
    private final Supplier<byte[]> head;
    private byte[] buffer = new byte[512];
    private int length;
    private boolean ended;

    ResponseStream(Call call, Supplier<byte[]> head) {
        this.call = call;
        this.head = head;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int count) throws IOException {
        Objects.checkFromIndexSize(offset, count, bytes.length);
        if (length + count > SIZE) {
            drain();
        }
        if (count > SIZE) {
            call.response().write(bytes, offset, count);
            return;
        }
        if (length + count > buffer.length) {
            buffer = Arrays.copyOf(buffer, SIZE);
        }
        System.arraycopy(bytes, offset, buffer, length, count);
        length += count;
    }

    private void drain() throws IOException {
        if (!call.hasResponded()) {
            call.respond(head.get());
        }
        if (length > 0) {
            call.response().write(buffer, 0, length);
            length = 0;
        }
    }

    @Override
    public synchronized void flush() throws IOException {
        drain();
        if (!ended) {
            call.response().flush();
        }
    }

    /** The function has returned: the worker sends all with the end of the call. */
    void end() {
        ended = true;
    }
}
