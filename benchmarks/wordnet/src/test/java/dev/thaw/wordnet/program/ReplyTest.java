// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.thaw.bench.process.Report;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class ReplyTest {
    @Test
    void isReadAsItWasWritten() throws IOException {
        Reply reply = new Reply("one\ntwo\n", new Report(Report.ANSWERED).with("micros", 3));
        assertEquals(reply, Reply.parse(reply.toString()));
        Reply empty = new Reply("", new Report(Report.COLLECTED));
        assertEquals(empty, Reply.parse(empty.toString()));
    }

    @Test
    void aFailureIsThrownWithItsMessage() {
        IOException e =
                assertThrows(
                        IOException.class,
                        () -> Reply.parse(Reply.failure(new IOException("a\nb"))));
        assertEquals("a\nb", e.getMessage());
        e =
                assertThrows(
                        IOException.class,
                        () -> Reply.parse(Reply.failure(new StackOverflowError())));
        assertEquals("java.lang.StackOverflowError", e.getMessage());
    }

    @Test
    void whatIsNoReplyIsRefused() {
        assertThrows(IOException.class, () -> Reply.parse("no report"));
    }
}
