// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A frame of the worker protocol.
 *
 * @param last flag 1: the last of its body
 * @param id the call's or the request's; 0 if there is none
 */
record Frame(Kind kind, boolean last, int id, byte[] payload) {
    /** Of all that follows the length. */
    static final int MAXIMUM = 1 << 20;

    /** How much body a side may send beyond what the other has credited. */
    static final int WINDOW = 1 << 20;

    /** Pieces of bodies, so that calls take turns. */
    static final int PIECE = 64 << 10;

    /** Length, type, flags, two zero bytes, and id. */
    static final int HEADER = 12;

    /** In the order of their numbers, from 1. */
    enum Kind {
        HELLO,
        CONFIGURE,
        READY,
        LOAD,
        UNLOAD,
        DONE,
        FAILED,
        INVOKE,
        BODY,
        HEAD,
        LOG,
        END,
        CANCEL,
        CREDIT,
        STATS,
        TRIM
    }

    static Frame of(Kind kind, int id, Fields fields) {
        return new Frame(kind, true, id, fields.encode());
    }

    static Kind kind(int number) throws ProtocolException {
        if (number < 1 || number > Kind.values().length) {
            throw new ProtocolException("there is no frame of type " + number);
        }
        return Kind.values()[number - 1];
    }

    ByteBuffer encode() {
        return ByteBuffer.allocate(HEADER + payload.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(HEADER - Integer.BYTES + payload.length)
                .put((byte) (kind.ordinal() + 1))
                .put((byte) (last ? 1 : 0))
                .putShort((short) 0)
                .putInt(id)
                .put(payload)
                .flip();
    }
}
