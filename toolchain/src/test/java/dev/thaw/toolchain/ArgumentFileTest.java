// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArgumentFileTest {
    @TempDir Path directory;

    private static List<String> words(String text) {
        return ArgumentFile.words(text, "test", true);
    }

    @Test
    void separatesWordsAtWhiteSpace() {
        assertEquals(List.of("a", "b", "c"), words("  a\tb\r\n\nc "));
    }

    @Test
    void keepsWhatIsQuotedTogether() {
        assertEquals(List.of("a b", "-Dx=c d", ""), words("'a b' -Dx=\"c d\" \"\""));
    }

    @Test
    void understandsEscapesInsideQuotesOnly() {
        assertEquals(List.of("a\"b\\c\n", "d\\e"), words("\"a\\\"b\\\\c\\n\" d\\e"));
    }

    @Test
    void continuesAQuotedLine() {
        assertEquals(List.of("onetwo"), words("\"one\\\n   two\""));
    }

    @Test
    void skipsComments() {
        assertEquals(List.of("a", "b#c"), words("# first\na # rest\nb#c"));
        assertEquals(List.of("#", "a"), ArgumentFile.words("# a", "test", false));
    }

    @Test
    void refusesAnOpenQuote() {
        var e = assertThrows(ToolchainException.class, () -> words("a \"b c\nd"));
        assertTrue(e.getMessage().contains("test"), e.getMessage());
    }

    @Test
    void expandsFiles() throws IOException {
        Path file = Files.writeString(directory.resolve("args"), "-cp 'x y'\n-Ob");
        assertEquals(
                List.of("Main", "-cp", "x y", "-Ob", "@literal"),
                ArgumentFile.expand(List.of("Main", "@" + file, "@@literal")));
    }

    @Test
    void namesTheFileThatIsMissing() {
        var e =
                assertThrows(
                        ToolchainException.class,
                        () -> ArgumentFile.expand(List.of("@" + directory.resolve("none"))));
        assertTrue(e.getMessage().contains(directory.resolve("none").toString()), e.getMessage());
    }

    @Test
    void readsBackWhatItWrites() throws IOException {
        List<String> words =
                List.of("plain", "with space", "q\"uote", "back\\slash", "#", "a\nb", "");
        Path file = directory.resolve("words");
        ArgumentFile.write(file, words);
        assertEquals(words, ArgumentFile.read(file));
    }
}
