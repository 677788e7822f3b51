// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;

/** What a script prints: goes to the call that runs, in whole lines where it can. */
final class Output extends OutputStream {
    private static final int MOST = 8192;

    private final Slot slot;
    private final int stream;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    /**
     * @param stream 3: standard output, 4: standard error
     */
    Output(Slot slot, int stream) {
        this.slot = slot;
        this.stream = stream;
    }

    @Override
    public synchronized void write(int b) {
        if (line.size() == 0) {
            line.write(stream);
        }
        line.write(b);
        if (b == '\n' || line.size() > MOST) {
            emit();
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) {
        for (int i = 0; i < length; i++) {
            write(bytes[offset + i]);
        }
    }

    /** Not at each flush of the language, which may be each write. */
    @Override
    public void flush() {}

    /** At the end of a call. */
    synchronized void emit() {
        if (line.size() > 0) {
            slot.print(line.toByteArray());
            line.reset();
        }
    }
}
