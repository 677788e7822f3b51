// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.demo;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.bench.core.Statistics;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.style.Styler.LegendPosition;

/** A table, JSON, and a picture of both sides. */
record DemoReport(
        List<DemoFunction> functions, int instances, DemoRun.Side visor, DemoRun.Side processes) {
    private static final double MEBI = 1 << 20;
    private static final int WIDTH = 900;
    private static final int HEIGHT = 420;

    /** Of the second and later ones; the first one also opens its library, or parses its source. */
    private static double next(DemoRun.Side side, DemoFunction function) {
        List<Double> all = side.millis().get(function.name());
        List<Double> later = all.size() > 1 ? all.subList(1, all.size()) : all;
        return Statistics.median(later.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static double first(DemoRun.Side side, DemoFunction function) {
        return side.millis().get(function.name()).getFirst();
    }

    String table() {
        StringBuilder text = new StringBuilder();
        text.append(
                "| function | language | runs in | first call, ms | a new isolate's first answer, ms | a new process's, ms | ratio |\n"
                        + "|---|---|---|--:|--:|--:|--:|\n");
        for (DemoFunction function : functions) {
            double own = next(visor, function);
            double other = next(processes, function);
            text.append(
                    String.format(
                            Locale.ROOT,
                            "| %s | %s | %s | %.1f | %.1f | %.1f | %.1fx |%n",
                            function.name(),
                            function.language(),
                            visor.places().get(function.name()),
                            first(visor, function),
                            own,
                            other,
                            other / own));
        }
        text.append(
                String.format(
                        Locale.ROOT,
                        "%n%d calls at a time of each: the runtime takes %.0f MiB in %d processes; a process for each call, %.0f MiB in %d: %.1fx.%n",
                        instances,
                        visor.memory() / MEBI,
                        visor.processes(),
                        processes.memory() / MEBI,
                        processes.processes(),
                        (double) processes.memory() / visor.memory()));
        return text.toString();
    }

    String json() {
        JsonObject json = new JsonObject();
        json.addProperty("instances", instances);
        JsonArray rows = new JsonArray();
        for (DemoFunction function : functions) {
            JsonObject row = new JsonObject();
            row.addProperty("function", function.name());
            row.addProperty("language", function.language());
            row.addProperty("runsIn", visor.places().get(function.name()));
            row.addProperty("firstCallMillis", first(visor, function));
            row.addProperty("newIsolateMillis", next(visor, function));
            row.addProperty("newProcessMillis", next(processes, function));
            rows.add(row);
        }
        json.add("functions", rows);
        json.addProperty("runtimeBytes", visor.memory());
        json.addProperty("runtimeProcesses", visor.processes());
        json.addProperty("processesBytes", processes.memory());
        json.addProperty("processes", processes.processes());
        return new GsonBuilder().setPrettyPrinting().create().toJson(json);
    }

    void draw(Path file) throws IOException {
        CategoryChart chart =
                new CategoryChartBuilder()
                        .width(WIDTH)
                        .height(HEIGHT)
                        .title("First answer: a new isolate, and a new process")
                        .yAxisTitle("ms")
                        .build();
        // bars have no beginning on such a scale
        chart.getStyler().setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter);
        chart.getStyler().setYAxisLogarithmic(true);
        chart.getStyler().setLegendPosition(LegendPosition.OutsideS);
        chart.getStyler().setPlotGridLinesVisible(false);
        chart.getStyler().setChartBackgroundColor(Color.WHITE);
        List<String> names = functions.stream().map(DemoFunction::name).toList();
        chart.addSeries(
                "a new isolate", names, functions.stream().map(f -> next(visor, f)).toList());
        chart.addSeries(
                "a new process", names, functions.stream().map(f -> next(processes, f)).toList());
        VectorGraphicsEncoder.saveVectorGraphic(chart, file.toString(), VectorGraphicsFormat.SVG);
    }
}
