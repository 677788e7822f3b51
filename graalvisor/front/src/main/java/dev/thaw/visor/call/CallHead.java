// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import io.netty.buffer.ByteBuf;

/** A request but its body. */
public interface CallHead {
    /** Appends the fields {@code :method}, {@code :path}, {@code :query} and headers. */
    void write(ByteBuf out);

    /** What the caller asks for in milliseconds; 0: nothing. */
    long timeoutMillis();
}
