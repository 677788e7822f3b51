// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A Markdown table whose columns are also aligned for readers of the plain text. */
public final class MarkdownTable {
    private final List<String> head;
    private final List<List<String>> rows = new ArrayList<>();

    public MarkdownTable(String... head) {
        this.head = List.of(head);
    }

    public void row(Object... cells) {
        if (cells.length != head.size()) {
            throw new IllegalArgumentException(
                    "a row of " + cells.length + " cells in a table of " + head.size());
        }
        rows.add(Arrays.stream(cells).map(cell -> cell.toString().replace("|", "\\|")).toList());
    }

    @Override
    public String toString() {
        int[] widths = new int[head.size()];
        for (int column = 0; column < widths.length; column++) {
            widths[column] = head.get(column).length();
            for (List<String> row : rows) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        StringBuilder table = new StringBuilder();
        append(head, widths, table);
        for (int width : widths) {
            table.append('|').append("-".repeat(width + 1)).append(':');
        }
        table.append("|\n");
        rows.forEach(row -> append(row, widths, table));
        return table.toString();
    }

    private static void append(List<String> cells, int[] widths, StringBuilder table) {
        for (int column = 0; column < widths.length; column++) {
            String cell = cells.get(column);
            table.append("| ")
                    .append(" ".repeat(widths[column] - cell.length()))
                    .append(cell)
                    .append(' ');
        }
        table.append("|\n");
    }
}
