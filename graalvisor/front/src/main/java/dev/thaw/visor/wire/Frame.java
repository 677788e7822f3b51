// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.wire;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;

/**
 * A frame of the worker protocol, as {@code docs/visor-worker.md} has it. Who takes a frame
 * releases its payload.
 *
 * @param id the call's or the request's; 0 if there is none
 */
public record Frame(int type, int flags, int id, ByteBuf payload) {
    public static final int HELLO = 1;
    public static final int CONFIGURE = 2;
    public static final int READY = 3;
    public static final int LOAD = 4;
    public static final int UNLOAD = 5;
    public static final int DONE = 6;
    public static final int FAILED = 7;
    public static final int INVOKE = 8;
    public static final int BODY = 9;
    public static final int HEAD = 10;
    public static final int LOG = 11;
    public static final int END = 12;
    public static final int CANCEL = 13;
    public static final int CREDIT = 14;
    public static final int STATS = 15;
    public static final int TRIM = 16;

    /** The last of its body. */
    public static final int LAST = 1;

    public static final int PROTOCOL = 1;

    /** Of all that follows the length. */
    public static final int MAX_LENGTH = 1 << 20;

    /** How much body a side may send beyond what the other has credited. */
    public static final int WINDOW = 1 << 20;

    /** Pieces of bodies are sent in frames no larger than this, so that calls take turns. */
    public static final int MAX_BODY = 64 << 10;

    static final int LENGTH = 4;

    /** Type, flags, two zero bytes, and id. */
    static final int HEADER = 8;

    public boolean last() {
        return (flags & LAST) != 0;
    }

    /** Begins a frame whose payload the caller appends; {@link #finish} then sets its length. */
    public static ByteBuf begin(ByteBufAllocator allocator, int type, int flags, int id) {
        return allocator
                .ioBuffer(256)
                .writeIntLE(0)
                .writeByte(type)
                .writeByte(flags)
                .writeShort(0)
                .writeIntLE(id);
    }

    public static ByteBuf finish(ByteBuf frame) {
        int length = frame.readableBytes() - LENGTH;
        if (length > MAX_LENGTH) {
            frame.release();
            throw new IllegalArgumentException(
                    "a frame of " + length + " bytes; the protocol allows " + MAX_LENGTH);
        }
        return frame.setIntLE(frame.readerIndex(), length);
    }

    /** All of a frame but its payload, which is written next. */
    public static ByteBuf header(
            ByteBufAllocator allocator, int type, int flags, int id, int payload) {
        return allocator
                .ioBuffer(LENGTH + HEADER)
                .writeIntLE(HEADER + payload)
                .writeByte(type)
                .writeByte(flags)
                .writeShort(0)
                .writeIntLE(id);
    }
}
