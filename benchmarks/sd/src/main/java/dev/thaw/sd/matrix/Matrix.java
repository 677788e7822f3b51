// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.matrix;

import com.google.gson.GsonBuilder;
import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Category;
import dev.thaw.sd.matrix.Outcome.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Cases and serializers, and what became of each pair. */
public final class Matrix {
    private static final String STYLE =
            "body{font-family:sans-serif}td,th{padding:2px 8px;text-align:left}"
                    + ".pass{background:#d5f0d5}.wrong{background:#f4c7c3}.refused{background:#fde9c0}";

    private final List<String> serializers;
    private final Map<Case, Map<String, Outcome>> outcomes = new LinkedHashMap<>();

    /** An empty one, with its columns. */
    public Matrix(List<String> serializers) {
        this.serializers = List.copyOf(serializers);
    }

    /** Notes an outcome; one that did not pass stays. */
    public void put(Case c, String serializer, Outcome outcome) {
        outcomes.computeIfAbsent(c, k -> new LinkedHashMap<>())
                .merge(
                        serializer,
                        outcome,
                        (before, now) -> before.verdict() == Verdict.PASS ? now : before);
    }

    public Outcome get(Case c, String serializer) {
        return outcomes.get(c).get(serializer);
    }

    /** How many cases of a category ended so; of all categories if it is null. */
    public long count(Category category, String serializer, Verdict verdict) {
        return outcomes.entrySet().stream()
                .filter(e -> category == null || e.getKey().category() == category)
                .filter(e -> e.getValue().get(serializer).verdict() == verdict)
                .count();
    }

    /** How many passed, by category and serializer. */
    public String summary() {
        StringBuilder text = new StringBuilder("%-20s%8s".formatted("passed", "cases"));
        serializers.forEach(s -> text.append("%12s".formatted(s)));
        text.append('\n');
        for (Category category : Category.values()) {
            appendCounts(text, category.title(), category);
        }
        appendCounts(text, "all", null);
        return text.toString();
    }

    private void appendCounts(StringBuilder text, String title, Category category) {
        long cases =
                outcomes.keySet().stream()
                        .filter(c -> category == null || c.category() == category)
                        .count();
        text.append("%-20s%8d".formatted(title, cases));
        serializers.forEach(s -> text.append("%12d".formatted(count(category, s, Verdict.PASS))));
        text.append('\n');
    }

    /** Summary, verdicts, and why cases did not pass. */
    public String text() {
        StringBuilder text = new StringBuilder(summary()).append('\n');
        Category last = null;
        for (Map.Entry<Case, Map<String, Outcome>> row : outcomes.entrySet()) {
            Case c = row.getKey();
            if (c.category() != last) {
                last = c.category();
                text.append("\n%-40s".formatted(last.title()));
                serializers.forEach(s -> text.append("%11s".formatted(s)));
                text.append('\n');
            }
            text.append("%-40s".formatted(c.name()));
            serializers.forEach(
                    s -> text.append("%11s".formatted(row.getValue().get(s).verdict().label())));
            text.append('\n');
        }
        text.append("\nWhy:\n");
        outcomes.forEach((c, row) ->
                row.forEach((s, o) -> {
                    if (o.verdict() != Verdict.PASS) {
                        text.append(
                                "%s, %s: %s: %s\n"
                                        .formatted(c.name(), s, o.verdict().label(), o.detail()));
                    }
                }));
        return text.toString();
    }

    /** A page with the verdicts in colours; reasons show when the pointer rests on one. */
    public String html() {
        StringBuilder page = new StringBuilder("<!DOCTYPE html><meta charset=\"utf-8\">");
        page.append("<title>Serializers</title><style>").append(STYLE).append("</style>");
        page.append("<h1>What serializers bring back</h1><pre>").append(summary()).append("</pre>");
        page.append("<table><tr><th>category<th>case");
        serializers.forEach(s -> page.append("<th>").append(s));
        outcomes.forEach((c, row) -> {
            page.append("<tr><td>").append(c.category().title());
            page.append("<td>").append(escaped(c.name()));
            for (String s : serializers) {
                Outcome o = row.get(s);
                page.append(
                        "<td class=\"%s\" title=\"%s\">%s"
                                .formatted(
                                        o.verdict().label(),
                                        escaped(o.detail()),
                                        o.verdict().label()));
            }
        });
        return page.append("</table>\n").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    /** A list of objects with category, case, serializer, verdict and detail. */
    public String json() {
        List<Map<String, String>> all = new ArrayList<>();
        outcomes.forEach((c, row) ->
                row.forEach((s, o) -> {
                    Map<String, String> entry = new LinkedHashMap<>();
                    entry.put("category", c.category().title());
                    entry.put("case", c.name());
                    entry.put("serializer", s);
                    entry.put("verdict", o.verdict().label());
                    entry.put("detail", o.detail());
                    all.add(entry);
                }));
        return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(all)
                + "\n";
    }
}
