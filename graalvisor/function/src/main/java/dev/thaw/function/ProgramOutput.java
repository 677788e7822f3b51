// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What the program prints: goes to the call that runs, in whole lines where it can. */
final class ProgramOutput extends OutputStream {
    private static final int SIZE = 8192;

    private final FunctionRuntime runtime;
    private final int kind;
    private byte[] buffer;
    private int length;

    private ProgramOutput(FunctionRuntime runtime, int kind) {
        this.runtime = runtime;
        this.kind = kind;
    }

    /** A stream to take the place of System.out or System.err; it locks. */
    static PrintStream stream(FunctionRuntime runtime, int kind) {
        return new PrintStream(new ProgramOutput(runtime, kind), false, StandardCharsets.UTF_8);
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int count) {
        if (buffer == null) {
            buffer = new byte[SIZE];
        }
        int done = 0;
        while (done < count) {
            int part = Math.min(count - done, SIZE - length);
            System.arraycopy(bytes, offset + done, buffer, length, part);
            length += part;
            done += part;
            if (length == SIZE) {
                flush();
            }
        }
        int line = endOfLines(bytes, offset, count);
        if (line > 0) {
            print(length - (count - line));
        }
    }

    /** How many of the bytes belong to whole lines. */
    private static int endOfLines(byte[] bytes, int offset, int count) {
        int end = count;
        while (end > 0 && bytes[offset + end - 1] != '\n') {
            end--;
        }
        return end;
    }

    @Override
    public void flush() {
        print(length);
    }

    private void print(int count) {
        if (count <= 0) {
            return;
        }
        Call call = runtime.current();
        int rest = Math.max(0, length - count);
        try {
            if (call != null) {
                call.print(kind, buffer, count);
            }
        } finally {
            System.arraycopy(buffer, count, buffer, 0, rest);
            length = rest;
        }
    }
}
