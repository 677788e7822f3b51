// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout.programs;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.util.List;
import java.util.Map;

/** Fills in a template. */
public final class TemplateProgram {
    private TemplateProgram() {}

    private static final String LETTER =
            """
            Dear {{name}},
            {{#items}}
            - {{count}} x {{article}}{{#late}} (late){{/late}}
            {{/items}}
            {{^items}}nothing{{/items}}
            """;

    public static void main(String[] args) {
        Template letter = Mustache.compiler().escapeHTML(true).compile(LETTER);
        Map<String, Object> order =
                Map.of(
                        "name",
                        "Ada & Bob",
                        "items",
                        List.of(
                                Map.of("article", "tea", "count", 2, "late", false),
                                Map.of("article", "cups <blue>", "count", 4, "late", true)));
        System.out.print(letter.execute(order));
    }
}
