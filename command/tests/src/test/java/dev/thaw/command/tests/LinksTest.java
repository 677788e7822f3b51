// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Links of all pages lead to what is there: files, and headings in them. */
class LinksTest {
    @TempDir private Path directory;

    static Stream<Path> pages() throws IOException {
        return SourceFiles.below("").filter(file -> file.toString().endsWith(".md"));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void linksOfAPageLeadSomewhere(Path page) throws IOException {
        assertEquals(List.of(), MarkdownFile.read(page).broken(Commands.SOURCES));
    }

    /** A page that no other leads to is not found by anybody. */
    @Test
    void pagesOfDocsAreLinked() throws IOException {
        Set<Path> linked = new java.util.HashSet<>();
        for (Path page : pages().toList()) {
            for (String link : MarkdownFile.read(page).links()) {
                linked.add(page.resolveSibling(link.split("#")[0]).normalize());
            }
        }
        try (Stream<Path> docs = Files.walk(Commands.SOURCES.resolve("docs"))) {
            assertEquals(
                    List.of(),
                    docs.filter(page -> Files.isRegularFile(page) && !linked.contains(page))
                            .toList());
        }
    }

    /** An idea is seen sooner than read. */
    @Test
    void eachIdeaHasItsPicture() throws IOException {
        try (Stream<Path> ideas = Files.list(Commands.SOURCES.resolve("docs/ideas"))) {
            List<Path> pages = ideas.toList();
            assertEquals(5, pages.size());
            for (Path page : pages) {
                String text = Files.readString(page);
                assertTrue(
                        text.contains("\n```mermaid\n") || text.matches("(?s).*\n!\\[.*"),
                        page + " has no picture");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "nowhere.md, is not there",
        "other.md#nothing, has no such heading",
        "#nothing, has no such heading",
        "/etc/passwd, is no path from this file",
        "../../outside.md, leads out of the repository",
    })
    void brokenLinksAreFound(String link, String complaint) throws IOException {
        Files.writeString(directory.resolve("other.md"), "# There\n");
        for (String form :
                List.of("see [this](%s).\n", "![a picture](%s \"title\")\n", "[one]: %s\n")) {
            Path page = Files.writeString(directory.resolve("page.md"), form.formatted(link));
            List<String> broken = MarkdownFile.read(page).broken(directory);
            assertEquals(1, broken.size(), form + broken);
            assertTrue(broken.getFirst().endsWith(complaint), broken.toString());
        }
    }

    @Test
    void linksThatLeadSomewhereAreNone() throws IOException {
        Files.writeString(
                directory.resolve("other.md"),
                "# What `it` is: a [link](x.md)!\n\n## Twice\n\n## Twice\n");
        Path page =
                Files.writeString(
                        directory.resolve("page.md"),
                        """
                        [a](other.md#what-it-is-a-link) [b](other.md#twice-1) [c](https://example.org/x.md) [d](#here)

                            [code](nowhere.md)

                        `[code](nowhere.md)`

                        ```
                        [code](nowhere.md)
                        ```
                        # Here
                        """);
        assertEquals(3, MarkdownFile.read(page).links().size());
        assertEquals(List.of(), MarkdownFile.read(page).broken(directory));
    }
}
