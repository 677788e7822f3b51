// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.util.List;
import java.util.Locale;

/** Draws page maps. */
final class PageMapDrawing {
    private static final int COLUMNS = 96;
    private static final int CELL = 6;
    private static final int STEP = CELL + 1;
    private static final int TITLE = 22;
    private static final int MARGIN = 8;

    private static final String FAULTED = "#c0392b";
    private static final String RESIDENT = "#7fb3d5";
    private static final String UNTOUCHED = "#e5e7e9";

    private PageMapDrawing() {}

    /** The maps of one image as an SVG, one below the other; a cell is a page. */
    static String svg(String image, List<PageMap> maps) {
        int height =
                TITLE + maps.stream().mapToInt(m -> TITLE + rows(m) * STEP + MARGIN).sum() + TITLE;
        int width = COLUMNS * STEP + 2 * MARGIN;
        StringBuilder svg = new StringBuilder();
        svg.append(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %1$d %2$d\" font-family=\"sans-serif\" font-size=\"12\">%n"
                        .formatted(width, height));
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n");
        text(svg, MARGIN, 15, "bold", image);
        int y = TITLE;
        for (PageMap map : maps) {
            text(svg, MARGIN, y + 15, "normal", summary(map));
            y += TITLE;
            for (int page = 0; page < map.pages(); page++) {
                svg.append(
                        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%3$d\" fill=\"%s\"/>%n"
                                .formatted(
                                        MARGIN + page % COLUMNS * STEP,
                                        y + page / COLUMNS * STEP,
                                        CELL,
                                        color(map, page)));
            }
            y += rows(map) * STEP + MARGIN;
        }
        legend(svg, y);
        return svg.append("</svg>\n").toString();
    }

    private static int rows(PageMap map) {
        return (map.pages() + COLUMNS - 1) / COLUMNS;
    }

    private static String color(PageMap map, int page) {
        return map.faulted().get(page) ? FAULTED : map.resident().get(page) ? RESIDENT : UNTOUCHED;
    }

    private static void legend(StringBuilder svg, int y) {
        List<String> colors = List.of(FAULTED, RESIDENT, UNTOUCHED);
        List<String> names = List.of("page fault", "resident without a fault", "untouched");
        for (int i = 0; i < names.size(); i++) {
            int x = MARGIN + i * 170;
            svg.append(
                    "<rect x=\"%d\" y=\"%d\" width=\"10\" height=\"10\" fill=\"%s\"/>%n"
                            .formatted(x, y + 5, colors.get(i)));
            text(svg, x + 15, y + 14, "normal", names.get(i));
        }
    }

    private static void text(StringBuilder svg, int x, int y, String weight, String text) {
        svg.append(
                "<text x=\"%d\" y=\"%d\" font-weight=\"%s\">%s</text>%n"
                        .formatted(x, y, weight, escape(text)));
    }

    static String summary(PageMap map) {
        return String.format(
                Locale.ROOT,
                "%s: %d page faults on %d pages, %d more resident, %d untouched",
                map.section(),
                map.faults(),
                map.faulted().cardinality(),
                map.residentOnly(),
                map.untouched());
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    /** A page with the drawings of several images side by side. */
    static String html(List<String> drawings) {
        StringBuilder html = new StringBuilder();
        html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n");
        html.append("<title>Pages of a cold start</title>\n");
        html.append("<div style=\"display: flex; gap: 2em; flex-wrap: wrap\">\n");
        drawings.forEach(html::append);
        return html.append("</div>\n</html>\n").toString();
    }
}
