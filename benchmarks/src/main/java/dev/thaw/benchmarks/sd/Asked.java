// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Part;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What the bars of serializers are about. */
final class Asked {
    private Asked() {}

    static List<Bar> bars() throws IOException {
        java.nio.file.Path root = Part.root(Asked.class);
        return Part.of(root, "sd").readBars(root);
    }

    /** Both sides of all bars: experiments are named as {@code native serialize Client}. */
    static List<Cell> cells() throws IOException {
        List<Cell> cells = new ArrayList<>();
        for (Bar bar : bars()) {
            for (Bar.Series series :
                    Stream.of(bar.subject(), bar.peer()).filter(s -> s != null).toList()) {
                for (String experiment : series.experiments()) {
                    String[] words = experiment.split(" ", 3);
                    cells.add(
                            new Cell(
                                    Mode.valueOf(words[0].toUpperCase(Locale.ROOT)),
                                    words[2],
                                    Operation.valueOf(words[1].toUpperCase(Locale.ROOT)),
                                    series.contender()));
                }
            }
        }
        return cells;
    }
}
