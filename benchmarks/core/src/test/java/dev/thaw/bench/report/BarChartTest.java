// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class BarChartTest {
    private static final BarChart CHART =
            new BarChart(
                    "Memory <all & sundry>",
                    "processes",
                    "MiB",
                    List.of("1", "8"),
                    List.of(
                            new BarChart.Series("with", "#00f", List.of(100.0, 250.0)),
                            new BarChart.Series("without", "#f00", List.of(200.0, 1600.0))));

    @Test
    void isWellFormedAndNamesWhatItShows() throws Exception {
        List<String> texts = texts();
        assertTrue(
                texts.containsAll(
                        List.of(
                                "Memory <all & sundry>",
                                "processes",
                                "MiB",
                                "with",
                                "without",
                                "1",
                                "8",
                                "100",
                                "250",
                                "200",
                                "1600")),
                texts.toString());
    }

    @Test
    void barsAreAsHighAsTheirValues() throws Exception {
        List<Double> blue = heights("#00f");
        List<Double> red = heights("#f00");
        double unit = red.get(1) / 1600;
        assertEquals(100 * unit, blue.get(0), 0.2);
        assertEquals(250 * unit, blue.get(1), 0.2);
        assertEquals(200 * unit, red.get(0), 0.2);
    }

    @Test
    void everythingIsInsideThePicture() throws Exception {
        NodeList rects = parse(CHART).getElementsByTagName("rect");
        for (int i = 0; i < rects.getLength(); i++) {
            Element rect = (Element) rects.item(i);
            double x = rect.hasAttribute("x") ? number(rect, "x") : 0;
            double y = rect.hasAttribute("y") ? number(rect, "y") : 0;
            assertTrue(x >= 0 && x + number(rect, "width") <= 960);
            assertTrue(y >= 0 && y + number(rect, "height") <= 440);
        }
    }

    @Test
    void whatIsNotThereHasNoBar() throws Exception {
        BarChart.Series series =
                new BarChart.Series("some", "#0f0", List.of(BarChart.NOTHING, 5.0));
        BarChart chart = new BarChart("t", "x", "y", List.of("1", "2"), List.of(series));
        assertEquals(1, heights("#0f0", chart).size());
        assertTrue(!chart.toSvg().contains("NaN"), chart.toSvg());
    }

    @Test
    void refusesASeriesThatMissesAGroup() {
        List<BarChart.Series> series = List.of(new BarChart.Series("with", "#00f", List.of(1.0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> new BarChart("t", "x", "y", List.of("1", "2"), series));
    }

    private static List<Double> heights(String color) throws Exception {
        return heights(color, CHART);
    }

    private static List<Double> heights(String color, BarChart chart) throws Exception {
        NodeList rects = parse(chart).getElementsByTagName("rect");
        List<Double> heights = new ArrayList<>();
        for (int i = 0; i < rects.getLength(); i++) {
            Element rect = (Element) rects.item(i);
            if (rect.getAttribute("fill").equals(color)) {
                heights.add(number(rect, "height"));
            }
        }
        // the first one belongs to the legend
        return heights.subList(1, heights.size());
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static List<String> texts() throws Exception {
        NodeList nodes = parse(CHART).getElementsByTagName("text");
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    private static Document parse(BarChart chart) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(chart.toSvg())));
    }
}
