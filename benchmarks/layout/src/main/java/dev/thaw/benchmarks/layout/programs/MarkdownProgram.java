// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Turns Markdown into HTML. */
public final class MarkdownProgram {
    private MarkdownProgram() {}

    private static final String PAGE =
            """
            # Tea

            A *short* page with a [link](https://example.org), `code` and a list:

            1. water
            2. tea

            > Wait for **three** minutes.
            """;

    public static void main(String[] args) {
        Node page = Parser.builder().build().parse(PAGE);
        System.out.print(HtmlRenderer.builder().escapeHtml(true).build().render(page));
    }
}
