// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import io.netty.buffer.ByteBuf;

/** A request but its body. */
public interface CallHead {
    /** Appends the fields {@code :method}, {@code :path}, {@code :query} and headers. */
    void write(ByteBuf out);

    /** The caller's place in its trace, as its header has it; null if there is none. */
    default String traceparent() {
        return null;
    }

    /** Lets the function know this place in the trace, instead of the caller's. */
    default void traceparent(String header) {}

    /** Whether it is known that no body follows: then the call is sent as a whole. */
    default boolean withoutBody() {
        return false;
    }

    /** What the caller asks for in milliseconds; 0: nothing. */
    long timeoutMillis();
}
