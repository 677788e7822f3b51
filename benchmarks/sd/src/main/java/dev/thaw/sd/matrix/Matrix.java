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

/** Cases, and what became of each with each serializer, on a JVM and in an image. */
public final class Matrix {
    private static final String STYLE =
            "body{font-family:sans-serif}td,th{padding:2px 8px;text-align:left}"
                    + ".pass{background:#d5f0d5}.wrong{background:#f4c7c3}.refused{background:#fde9c0}";

    private static final String ROW = "%-42s%6s";
    private static final String CELL = "%11s";

    private final List<Column> columns;
    private final Map<Case, Map<Column, Outcome>> outcomes = new LinkedHashMap<>();

    /** An empty one, with its columns. */
    public Matrix(List<Column> columns) {
        this.columns = List.copyOf(columns);
    }

    /** Notes an outcome; one that did not pass stays. */
    public void put(Case c, Column column, Outcome outcome) {
        outcomes.computeIfAbsent(c, k -> new LinkedHashMap<>())
                .merge(
                        column,
                        outcome,
                        (before, now) -> before.verdict() == Verdict.PASS ? now : before);
    }

    public Outcome get(Case c, Column column) {
        return outcomes.get(c).get(column);
    }

    /** How many cases of a category ended so; of all categories if it is null. */
    public long count(Category category, Column column, Verdict verdict) {
        return outcomes.entrySet().stream()
                .filter(e -> category == null || e.getKey().category() == category)
                .filter(e -> e.getValue().get(column).verdict() == verdict)
                .count();
    }

    public List<Column> columns() {
        return columns;
    }

    /** How many passed, by category and column. */
    public String summary() {
        StringBuilder text = new StringBuilder();
        appendHeader(text, "passed", "cases");
        for (Category category : Category.values()) {
            appendCounts(text, category.title(), category);
        }
        appendCounts(text, "all", null);
        return text.toString();
    }

    /** The columns of a serializer stand side by side, its name over the first. */
    private void appendHeader(StringBuilder text, String title, String count) {
        text.append(ROW.formatted(title, count));
        String last = "";
        for (Column column : columns) {
            boolean isNext = !column.serializer().equals(last);
            text.append(CELL.formatted(isNext ? column.serializer() : ""));
            last = column.serializer();
        }
        text.append('\n').append(ROW.formatted("", ""));
        columns.forEach(column -> text.append(CELL.formatted(column.mode().label())));
        text.append('\n');
    }

    private void appendCounts(StringBuilder text, String title, Category category) {
        long cases =
                outcomes.keySet().stream()
                        .filter(c -> category == null || c.category() == category)
                        .count();
        text.append(ROW.formatted(title, cases));
        columns.forEach(c -> text.append(CELL.formatted(count(category, c, Verdict.PASS))));
        text.append('\n');
    }

    /** Summary, verdicts, and why cases did not pass. */
    public String text() {
        StringBuilder text = new StringBuilder(summary()).append('\n');
        Category last = null;
        for (Map.Entry<Case, Map<Column, Outcome>> row : outcomes.entrySet()) {
            Case c = row.getKey();
            if (c.category() != last) {
                last = c.category();
                text.append('\n');
                appendHeader(text, last.title(), "");
            }
            text.append(ROW.formatted(c.name(), ""));
            columns.forEach(
                    s -> text.append(CELL.formatted(row.getValue().get(s).verdict().label())));
            text.append('\n');
        }
        text.append("\nWhy:\n");
        outcomes.forEach((c, row) ->
                row.forEach((column, o) -> {
                    if (o.verdict() != Verdict.PASS) {
                        text.append(
                                "%s, %s: %s: %s\n"
                                        .formatted(
                                                c.name(), column, o.verdict().label(), o.detail()));
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
        columns.forEach(
                c -> page.append("<th>%s<br>%s".formatted(c.serializer(), c.mode().label())));
        outcomes.forEach((c, row) -> {
            page.append("<tr><td>").append(c.category().title());
            page.append("<td>").append(escaped(c.name()));
            for (Column column : columns) {
                Outcome o = row.get(column);
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

    /** A list of objects with category, case, serializer, mode, verdict and detail. */
    public String json() {
        List<Map<String, String>> all = new ArrayList<>();
        outcomes.forEach((c, row) ->
                row.forEach((column, o) -> {
                    Map<String, String> entry = new LinkedHashMap<>();
                    entry.put("category", c.category().title());
                    entry.put("case", c.name());
                    entry.put("serializer", column.serializer());
                    entry.put("mode", column.mode().label());
                    entry.put("verdict", o.verdict().label());
                    entry.put("detail", o.detail());
                    all.add(entry);
                }));
        return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(all)
                + "\n";
    }
}
