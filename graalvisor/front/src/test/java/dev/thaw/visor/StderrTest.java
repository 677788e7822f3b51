// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a function has written gets to the server's own lines. */
class StderrTest {
    @Test
    void whatIsReadStaysAsItIs() {
        String text = "worker default hangs: ein Faden läuft\tweiter 🧵";
        assertEquals(text, Stderr.oneLine(text));
    }

    @Test
    void noTextBeginsALineOrSteersATerminal() {
        assertEquals("a\\nthaw visor: b", Stderr.oneLine("a\nthaw visor: b"));
        assertEquals("\\u{1b}[2J\\u{d}\\u{202e}", Stderr.oneLine("\u001b[2J\r\u202e"));
        String all =
                IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
                        .mapToObj(c -> Stderr.oneLine(Character.toString(c)))
                        .reduce(new StringBuilder(), StringBuilder::append, StringBuilder::append)
                        .toString();
        assertEquals(1, all.lines().count());
        assertFalse(all.codePoints().anyMatch(c -> Character.isISOControl(c) && c != '\t'));
    }
}
