// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Status and body of an answer, to tell whether the same call is answered otherwise elsewhere. */
final class AnswerDigest {
    private static final int OK = 200;

    private final MessageDigest digest;
    private long status = OK;

    AnswerDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }

    void head(Fields fields) {
        status = fields.number(":status", OK);
    }

    /**
     * @param bytes not taken
     */
    void body(ByteBuf bytes) {
        for (ByteBuffer part : bytes.nioBuffers()) {
            digest.update(part);
        }
    }

    /** Of all that has come; once. */
    byte[] value() {
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(status).flip());
        return digest.digest();
    }
}
