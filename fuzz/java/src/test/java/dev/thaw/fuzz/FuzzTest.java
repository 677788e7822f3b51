// SPDX-License-Identifier: Apache-2.0
package dev.thaw.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FuzzTest {
    private static final String SECONDS = "thaw.fuzz.seconds";

    /** What it has found, which is gone from the corpus. */
    private static byte[] found(String name, Fuzz.Target target) throws IOException {
        // Until it is found: the machine may be busy.
        System.setProperty(SECONDS, "300");
        AssertionError error =
                assertThrows(
                        AssertionError.class,
                        () ->
                                Fuzz.of(name)
                                        .seed("length 12\nabcdefgh")
                                        .refusal(IOException.class, "f.txt")
                                        .run(target));
        System.clearProperty(SECONDS);
        String said = error.getMessage();
        Path file = Path.of(said.substring(said.lastIndexOf(' ') + 1));
        byte[] input = Files.readAllBytes(file);
        Files.delete(file);
        Files.delete(file.getParent());
        Files.delete(file.getParent().getParent());
        return input;
    }

    private static int steps(byte[] input) {
        boolean first = input.length > 0 && input[0] == 'L';
        return !first ? 0 : input[input.length - 1] != -1 ? 1 : 2;
    }

    @Test
    void aFailureBehindTwoStepsIsFound() throws Exception {
        // The first step alone ends in another way, and so is changed further.
        byte[] input =
                found(
                        "fails",
                        i -> {
                            if (steps(i) == 2) {
                                throw new IllegalStateException();
                            }
                            return steps(i);
                        });
        assertEquals(2, steps(input));
    }

    @Test
    void aRefusalThatDoesNotSayWhereIsFound() throws Exception {
        byte[] input =
                found(
                        "says-nothing",
                        i -> {
                            throw new IOException(steps(i) == 1 ? "is damaged" : "f.txt: damaged");
                        });
        assertEquals(1, steps(input));
    }

    @Test
    void whatAllocatesByANumberInItsInputIsFound() throws Exception {
        found(
                "allocates",
                i -> {
                    String digits =
                            new String(i, StandardCharsets.ISO_8859_1).replaceAll("[^0-9]", "");
                    int size = digits.isEmpty() ? 0 : Integer.parseInt(digits.substring(0, 1));
                    return new byte[size << 24].length % 2;
                });
    }

    @Test
    void whatIsRightPasses() throws Exception {
        Fuzz.of("right").seed("a").refusal(IOException.class).run(i -> i.length % 3);
        assertFalse(Files.exists(Path.of("src/test/corpus/right")));
        assertTrue(Files.exists(Path.of("pom.xml")));
    }
}
