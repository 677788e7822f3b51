// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.util.List;
import java.util.Locale;

/** A chart of horizontal bars as SVG, one for each class. */
record ClassChart(String title, List<Bar> bars) {
    /** A class, and its bytes. */
    record Bar(String name, long bytes) {}

    private static final int WIDTH = 900;
    private static final int NAMES = 380;
    private static final int VALUES = 110;
    private static final int TOP = 50;
    private static final int ROW = 22;
    private static final int LONGEST_NAME = 52;

    String toSvg() {
        int height = TOP + bars.size() * ROW + 10;
        StringBuilder svg =
                new StringBuilder(
                        String.format(
                                Locale.ROOT,
                                """
                                <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" \
                                viewBox="0 0 %1$d %2$d" font-family="sans-serif" font-size="13" role="img">
                                <title>%3$s</title>
                                <rect width="%1$d" height="%2$d" fill="white"/>
                                <text x="10" y="28" font-size="17" font-weight="bold">%3$s</text>
                                """,
                                WIDTH,
                                height,
                                escape(title)));
        long largest = bars.stream().mapToLong(Bar::bytes).max().orElse(1);
        for (int i = 0; i < bars.size(); i++) {
            Bar bar = bars.get(i);
            int y = TOP + i * ROW;
            double width = (double) bar.bytes() / largest * (WIDTH - NAMES - VALUES);
            svg.append(
                    String.format(
                            Locale.ROOT,
                            """
                            <text x="%d" y="%d" text-anchor="end">%s</text>
                            <rect x="%d" y="%d" width="%.1f" height="%d" fill="#2a78b8"/>
                            <text x="%.1f" y="%d">%,d</text>
                            """,
                            NAMES - 8,
                            y + 15,
                            escape(shorten(bar.name())),
                            NAMES,
                            y + 3,
                            width,
                            ROW - 6,
                            NAMES + width + 6,
                            y + 15,
                            bar.bytes()));
        }
        return svg.append("</svg>\n").toString();
    }

    /** Keeps the end of a name, which says most. */
    private static String shorten(String name) {
        return name.length() <= LONGEST_NAME
                ? name
                : "\u2026" + name.substring(name.length() - LONGEST_NAME);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
