// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.thaw.bench.process.Report;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class IsolateGroupTest {
    private final AtomicInteger closed = new AtomicInteger();
    private final Map<Integer, String> replies = new ConcurrentHashMap<>();

    @Test
    void allAreAskedTheSameInTheOrderOfTheInput() throws IOException {
        group(3).run(List.of("file", "a", "b"), input("c\n\n d \n"));
        String all = "file a b c d ";
        assertEquals(Map.of(1, all, 2, all, 3, all), replies);
        assertEquals(3, closed.get());
    }

    @Test
    void oneCanBeAskedAlone() throws IOException {
        String input = "@2 :forget x\n@0 a\n@3 b\n@99999999999 c\n@ d\n";
        group(2).run(List.of("jar"), input(input));
        assertEquals(Map.of(1, "jar @ d ", 2, "jar :forget x @ d "), replies);
    }

    @Test
    void withoutInputItEndsAfterTheWords() throws IOException {
        group(1).run(List.of("file", "a"), null);
        assertEquals(Map.of(1, "file a "), replies);
    }

    @Test
    void aFailureIsNotHeldBackByInputThatIsStillOpen() throws IOException {
        try (PipedWriter open = new PipedWriter();
                BufferedReader input = new BufferedReader(new PipedReader(open))) {
            IOException e =
                    assertThrows(IOException.class, () -> group(2).run(List.of("none"), input));
            assertEquals("there is no none", e.getMessage().replaceFirst("isolate [12]: ", ""));
        }
    }

    private IsolateGroup group(int size) {
        return new IsolateGroup(
                size,
                number -> new Echo(),
                (number, reply) -> replies.merge(number, reply.text() + " ", String::concat));
    }

    private static BufferedReader input(String text) {
        return new BufferedReader(new StringReader(text));
    }

    private final class Echo implements SessionIsolate {
        @Override
        public Reply execute(String line) throws IOException {
            if (line.equals("none")) {
                throw new IOException("there is no none");
            }
            return new Reply(line, new Report(Report.ANSWERED));
        }

        @Override
        public void close() {
            closed.incrementAndGet();
        }
    }
}
