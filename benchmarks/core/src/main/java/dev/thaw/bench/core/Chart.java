// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.knowm.xchart.BoxChart;
import org.knowm.xchart.BoxChartBuilder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;

/**
 * A picture of one metric of an experiment: a box for each contender, of the medians of its rounds,
 * on a logarithmic scale.
 *
 * @param file of {@code NAME-file.svg}
 */
public record Chart(String file, String title, String experiment, String metric) {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 420;

    /** Writes it if there is something to show. */
    public void write(List<Round> rounds, Path directory, String name) throws IOException {
        Map<String, List<Double>> values = new LinkedHashMap<>();
        String unit = "";
        for (Round round : rounds) {
            for (Measurement measurement : round.measurements()) {
                if (round.experiment().equals(experiment) && measurement.metric().equals(metric)) {
                    List<Double> all =
                            values.computeIfAbsent(measurement.contender(), c -> new ArrayList<>());
                    all.add(Statistics.median(measurement.values()));
                    unit = measurement.unit();
                }
            }
        }
        if (values.isEmpty()) {
            return;
        }
        BoxChart chart =
                new BoxChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title(title)
                        .yAxisTitle(unit)
                        .build();
        chart.getStyler().setYAxisLogarithmic(true);
        chart.getStyler().setLegendVisible(false);
        // hundreds of lines on such a scale
        chart.getStyler().setPlotGridLinesVisible(false);
        chart.getStyler().setChartBackgroundColor(Color.WHITE);
        values.forEach(chart::addSeries);
        VectorGraphicsEncoder.saveVectorGraphic(
                chart, directory.resolve(name + "-" + file).toString(), VectorGraphicsFormat.SVG);
    }
}
