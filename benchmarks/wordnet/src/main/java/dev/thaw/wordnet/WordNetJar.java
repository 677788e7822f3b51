// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

import dev.thaw.bench.image.ClassPath;
import java.nio.file.Path;
import java.util.List;

/** Where the database is, and what an image of the program that reads it is built of. */
public final class WordNetJar {
    private WordNetJar() {}

    /** The jar of the WordNet 3.1 database on the class path. */
    public static Path path() {
        return ClassPath.holding("net/sf/extjwnl/data/wordnet/wn31/data.noun");
    }

    public static List<Path> ofImage() {
        return List.of(
                ClassPath.holding("dev/thaw/wordnet/program/WordNet.class"),
                ClassPath.holding("dev/thaw/bench/process/Report.class"),
                ClassPath.holding("dev/thaw/doss/DOSS.class"),
                ClassPath.holding("META-INF/services/dev.thaw.doss.spi.Implementation"));
    }
}
