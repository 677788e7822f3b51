// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.buffer.ByteBuf;

/** Who gets a request's body. */
public interface RequestSink {
    /**
     * @param bytes taken
     * @return whether there is room for more; if not, {@link Exchange#moreBody} tells when
     */
    boolean body(ByteBuf bytes, boolean last);

    /** The client has gone; after the answer has ended this is not told. */
    void gone();

    /** Bytes of the answer have left. */
    default void taken(long bytes) {}

    /** What is left of a request that has its answer. */
    RequestSink NOBODY =
            new RequestSink() {
                @Override
                public boolean body(ByteBuf bytes, boolean last) {
                    bytes.release();
                    return true;
                }

                @Override
                public void gone() {}
            };
}
