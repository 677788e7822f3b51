// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.knowm.xchart.BoxChart;
import org.knowm.xchart.BoxChartBuilder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.style.Styler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * A picture of one metric, on a logarithmic scale: of one experiment a box for each contender, of
 * the medians of its rounds; of several, as <code>snapshot-{1,2,4}</code>, a line for each
 * contender, with the quartiles of its rounds dotted. With {@code inTurn}, a line for each
 * experiment, over the values of one round in turn.
 *
 * @param file of {@code NAME-file.svg}
 */
public record Chart(String file, String title, String experiment, String metric, boolean inTurn) {
    public Chart(String file, String title, String experiment, String metric) {
        this(file, title, experiment, metric, false);
    }

    private static final int WIDTH = 900;
    private static final int HEIGHT = 420;

    private record Data(String unit, Map<String, List<Double>> values) {}

    /** Writes it if there is something to show. */
    public void write(List<Round> rounds, Path directory, String name) throws IOException {
        List<String> experiments = new Bar.Series(experiment, "", metric).experiments();
        List<Data> data = experiments.stream().map(one -> data(one, rounds)).toList();
        Path picture = directory.resolve(name + "-" + file + ".svg");
        if (data.stream().allMatch(one -> one.values.isEmpty())) {
            Files.deleteIfExists(picture);
            return;
        }
        org.knowm.xchart.internal.chartpart.Chart<?, ?> chart =
                inTurn
                        ? inTurn(experiments, rounds)
                        : data.size() == 1 ? boxes(data.getFirst()) : lines(data);
        style(chart.getStyler());
        VectorGraphicsEncoder.saveVectorGraphic(
                chart, directory.resolve(name + "-" + file).toString(), VectorGraphicsFormat.SVG);
    }

    private Data data(String one, List<Round> rounds) {
        Map<String, List<Double>> values = new LinkedHashMap<>();
        String unit = "";
        for (Round round : rounds) {
            for (Measurement measurement : round.measurements()) {
                if (round.experiment().equals(one) && measurement.metric().equals(metric)) {
                    values.computeIfAbsent(measurement.contender(), c -> new ArrayList<>())
                            .add(Statistics.median(measurement.values()));
                    unit = measurement.unit();
                }
            }
        }
        return new Data(unit, values);
    }

    private static void style(Styler styler) {
        styler.setChartBackgroundColor(Color.WHITE);
    }

    private BoxChart boxes(Data data) {
        BoxChart chart =
                new BoxChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title(title)
                        .yAxisTitle(data.unit)
                        .build();
        chart.getStyler().setYAxisLogarithmic(true);
        chart.getStyler().setLegendVisible(false);
        // hundreds of lines on such a scale
        chart.getStyler().setPlotGridLinesVisible(false);
        data.values.forEach(chart::addSeries);
        return chart;
    }

    private CategoryChart lines(List<Data> data) {
        CategoryChart chart =
                new CategoryChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title(title)
                        .yAxisTitle(unit(data))
                        .build();
        chart.getStyler().setYAxisLogarithmic(true);
        chart.getStyler().setPlotGridLinesVisible(false);
        chart.getStyler().setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Line);
        chart.getStyler().setOverlapped(true);
        List<String> below = varying();
        Color[] colors = chart.getStyler().getSeriesColors();
        int number = 0;
        for (String contender : contenders(data)) {
            Color color = colors[number++ % colors.length];
            CategorySeries line =
                    chart.addSeries(contender, below, percentiles(data, contender, 50));
            line.setLineColor(color);
            line.setMarkerColor(color);
            // error bars of this library are wrong on a logarithmic scale
            for (int quartile : new int[] {25, 75}) {
                CategorySeries dotted =
                        chart.addSeries(
                                contender + ", " + quartile + " %",
                                below,
                                percentiles(data, contender, quartile));
                dotted.setShowInLegend(false);
                dotted.setLineColor(color);
                dotted.setLineStyle(SeriesLines.DOT_DOT);
                dotted.setMarker(SeriesMarkers.NONE);
            }
        }
        return chart;
    }

    private static String unit(List<Data> data) {
        return data.stream().map(Data::unit).filter(u -> !u.isEmpty()).findFirst().orElse("");
    }

    private static Set<String> contenders(List<Data> data) {
        Set<String> all = new LinkedHashSet<>();
        data.forEach(one -> all.addAll(one.values.keySet()));
        return all;
    }

    /** Null where the contender was not measured. */
    private static List<Double> percentiles(List<Data> data, String contender, double percent) {
        List<Double> values = new ArrayList<>();
        for (Data one : data) {
            double[] all =
                    one.values.getOrDefault(contender, List.of()).stream()
                            .mapToDouble(Double::doubleValue)
                            .toArray();
            values.add(all.length == 0 ? null : (Double) Statistics.percentile(all, percent));
        }
        return values;
    }

    private XYChart inTurn(List<String> experiments, List<Round> rounds) {
        XYChart chart = new XYChartBuilder().width(WIDTH).height(HEIGHT).title(title).build();
        chart.getStyler().setYAxisLogarithmic(true);
        chart.getStyler().setPlotGridLinesVisible(false);
        for (Round round : rounds) {
            for (Measurement measurement : round.measurements()) {
                if (round.round() == 0
                        && experiments.contains(round.experiment())
                        && measurement.metric().equals(metric)) {
                    chart.setYAxisTitle(measurement.unit());
                    chart.addSeries(
                            round.experiment() + ", " + measurement.contender(),
                            measurement.values());
                }
            }
        }
        return chart;
    }

    private List<String> varying() {
        String list = experiment.substring(experiment.indexOf('{') + 1, experiment.indexOf('}'));
        return List.of(list.split(","));
    }
}
