// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.fuzz.Fuzz;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Requests that are nearly right. */
class RequestFuzzTest {
    private static final int[] PASSED = {4, 9, 10, 11, 12};

    @Test
    void requests() throws Exception {
        Fuzz.of("requests")
                .seed(request())
                .refusal(IOException.class, "The request")
                .run(input -> {
                    Request request = Request.read(input, PASSED, StandardCharsets.UTF_8);
                    assertEquals(PASSED[0], request.received.length + 1);
                    assertTrue(request.command().startsWith(request.main));
                    for (byte[] variable : request.variables) {
                        assertTrue(variable.length <= input.length);
                    }
                    return List.of(request.arguments.length, request.properties.length);
                });
    }

    /** As the client's request.rs writes it. */
    private static byte[] request() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        numbers(out, Request.CLASS, 0022, 3, 0, 1, 2);
        texts(out, "p.Main", "0123456789abcdef", "/home/user");
        numbers(out, 2);
        texts(out, "one", "");
        numbers(out, 1);
        texts(out, "-Dlevel=3");
        numbers(out, 2);
        texts(out, "HOME=/home/user", "LANG=C.UTF-8");
        return out.toByteArray();
    }

    private static void numbers(ByteArrayOutputStream out, int... numbers) {
        for (int number : numbers) {
            for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
                out.write(number >> shift);
            }
        }
    }

    private static void texts(ByteArrayOutputStream out, String... texts) {
        for (String text : texts) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            numbers(out, bytes.length);
            out.writeBytes(bytes);
        }
    }
}
