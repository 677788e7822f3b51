// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import dev.thaw.function.BadRequest;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Text in requests. */
public final class Text {
    private static final char REPLACEMENT = '\ufffd';

    private Text() {}

    /** UTF-8 without a fault. */
    public static String decode(byte[] bytes) throws BadRequest {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.indexOf(REPLACEMENT) < 0) {
            return text;
        }
        // it is in the text, or in the place of bytes that are none
        ByteBuffer input = ByteBuffer.wrap(bytes);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(input).toString();
        } catch (CharacterCodingException e) {
            throw new BadRequest("the body is not UTF-8, at byte " + input.position());
        }
    }
}
