// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages are followed to the letter: what is otherwise than they say is found. */
class TutorialTest {
    @TempDir private Path directory;

    private String follow(String page) throws Exception {
        Path notes = Files.createTempDirectory(directory, "notes");
        ProcessBuilder shell = new ProcessBuilder().directory(directory.toFile());
        return Followed.follow(Tutorial.of("page", page), shell, notes);
    }

    @Test
    void filesAndCommandsFollowEachOtherInOneShell() throws Exception {
        assertEquals(
                "",
                follow(
                        """
                        Write a file:

                        ```text it.txt
                        one
                        ```

                        ```console
                        $ here=$(cat it.txt); mkdir sub
                        $ cd sub && echo $here \\
                            two
                        one two
                        ```

                        ```text it.txt
                        three
                        ```

                        ```console
                        $ cat it.txt; sleep 60 &
                        three
                        ```
                        """));
        assertFalse(Files.exists(directory.resolve("sub/nothing")));
    }

    @Test
    void whatACommandPrintsOtherwiseIsFound() throws Exception {
        String found = follow("```console\n$ echo one\ntwo\n$ echo three\nthree\n```\n");
        assertEquals("$ echo one\nprinted:\none\nthe page says:\ntwo\n", found);
        assertTrue(follow("```console\n$ echo one\n```\n").contains("the page says:\n\n"));
        assertTrue(follow("```console\n$ true\none\n```\n").contains("the page says:\none\n"));
    }

    @Test
    void nothingIsTypedBehindACommandThatFails() throws Exception {
        String found = follow("```console\n$ echo one; (exit 3)\none\n$ echo two\ntwo\n```\n");
        assertEquals(
                "$ echo one; (exit 3)\nended with 3, and printed:\none\n$ echo two\nwas not come to\n",
                found);
    }

    @ParameterizedTest
    @CsvSource({
        "a…, abc, true",
        "a…c, abc, true",
        "a…, bc, false",
        "…/x, a|b/x, false",
        "…|x, a|b|x, true",
        "…, '', true",
        "…|x|…, x, true",
        "…|x|…, a|x|b|c, true",
        "…|x, a|xy, false",
        "a|b, a, false",
        "a.c, abc, false",
    })
    void dotsStandForAnything(String page, String printed, boolean matches) {
        List<String> lines = printed.isEmpty() ? List.of() : List.of(printed.split("\\|"));
        assertEquals(matches, Tutorial.matches(List.of(page.split("\\|")), lines));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "```console\nno command\n```\n",
                "```java\nclass A {}\n```\n",
                "text\n\n    thaw what nobody runs\n",
            })
    void pagesShowNothingThatIsNotRun(String page) {
        assertThrows(IllegalArgumentException.class, () -> Tutorial.of("page", page));
    }
}
