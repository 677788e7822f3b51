// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Objects;

/**
 * Numbers in a mapped file of any size, little endian. By buffers, since a native image has to know
 * each layout of a segment when it is built.
 */
final class MappedBytes {
    private static final int SHIFT = 30;
    private static final long WINDOW = 1L << SHIFT;

    private final long size;

    /** Each has the first bytes of the next one, too: a number may lie across. */
    private final ByteBuffer[] windows;

    MappedBytes(MemorySegment bytes) {
        size = bytes.byteSize();
        windows = new ByteBuffer[(int) ((size + WINDOW - 1) / WINDOW)];
        for (int i = 0; i < windows.length; i++) {
            long begin = i * WINDOW;
            long length = Math.min(WINDOW + Long.BYTES, size - begin);
            windows[i] = bytes.asSlice(begin, length).asByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    private ByteBuffer window(long position) {
        return windows[(int) (Objects.checkIndex(position, size) >>> SHIFT)];
    }

    private static int in(long position) {
        return (int) (position & (WINDOW - 1));
    }

    long longAt(long position) {
        return window(position).getLong(in(position));
    }

    int intAt(long position) {
        return window(position).getInt(in(position));
    }

    short shortAt(long position) {
        return window(position).getShort(in(position));
    }

    byte byteAt(long position) {
        return window(position).get(in(position));
    }
}
