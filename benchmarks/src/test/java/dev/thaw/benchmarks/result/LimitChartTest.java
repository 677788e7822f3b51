// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class LimitChartTest {
    private static Document parse(LimitChart chart) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(chart.toSvg().getBytes(StandardCharsets.UTF_8)));
    }

    /** The right ends of the bars. */
    private static List<Double> ends(Document svg) {
        List<Double> ends = new ArrayList<>();
        var rectangles = svg.getElementsByTagName("rect");
        for (int i = 1; i < rectangles.getLength(); i++) {
            Element r = (Element) rectangles.item(i);
            ends.add(
                    Double.parseDouble(r.getAttribute("x"))
                            + Double.parseDouble(r.getAttribute("width")));
        }
        return ends;
    }

    @Test
    void barsReachTheLimitWhereTheyUseAllOfIt() throws Exception {
        Document svg =
                parse(
                        new LimitChart(
                                "a <title>",
                                List.of(
                                        new LimitChart.Bar("slow & so on", 3, Limit.atMost(1.5)),
                                        new LimitChart.Bar("even", 20, Limit.atLeast(20)),
                                        new LimitChart.Bar("fast", 8, Limit.atLeast(2)),
                                        new LimitChart.Bar("none", 0, Limit.atMost(0)))));
        Element limit = null;
        var lines = svg.getElementsByTagName("line");
        for (int i = 0; i < lines.getLength(); i++) {
            Element line = (Element) lines.item(i);
            if (line.getAttribute("stroke").equals("black")) {
                limit = line;
            }
        }
        double x = Double.parseDouble(limit.getAttribute("x1"));
        List<Double> ends = ends(svg);
        assertEquals(4, ends.size());
        assertTrue(ends.get(0) > x + 1, ends.toString());
        assertEquals(x, ends.get(1), 0.2);
        assertTrue(ends.get(2) < x - 1, ends.toString());
        assertTrue(ends.get(3) < ends.get(2), ends.toString());
    }

    @Test
    void barsFarBeyondTheLimitStayInsideThePicture() throws Exception {
        List<Double> ends =
                ends(
                        parse(
                                new LimitChart(
                                        "t",
                                        List.of(
                                                new LimitChart.Bar("a", 1e9, Limit.atMost(1)),
                                                new LimitChart.Bar("b", 1, Limit.atMost(0))))));
        assertTrue(ends.stream().allMatch(end -> end <= 820), ends.toString());
    }
}
