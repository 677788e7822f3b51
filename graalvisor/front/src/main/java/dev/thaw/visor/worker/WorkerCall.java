// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.worker;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;

/** What a worker says of one call. {@code end}, {@code failed} or {@code lost} comes last, once. */
public interface WorkerCall {
    /** {@code name@version}, as it was loaded. */
    String function();

    void head(Fields fields);

    /** Takes the bytes, and releases them. */
    void body(ByteBuf bytes);

    /**
     * @param stream 3: standard output, 4: standard error
     * @param text released by the caller
     */
    void log(int stream, ByteBuf text);

    /** The worker has taken so many bytes of the request's body. */
    void credit(long bytes);

    void end(Fields fields);

    /** The worker did not begin it. */
    void failed(String type, String message);

    /** The worker has gone. */
    void lost(Failure failure);

    /** Nothing more has come for now. */
    void flush();
}
