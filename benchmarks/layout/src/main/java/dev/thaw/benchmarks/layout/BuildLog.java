// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.image.BuildReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the builder says of a build.
 *
 * @param report time and memory
 * @param found by identity, the share of the profile's objects that are in the image
 */
record BuildLog(BuildReport report, Map<String, Double> found) {
    private static final Pattern FOUND =
            Pattern.compile(
                    "Startup order by (\\S+?)(?: would be possible)?: (\\d+) of (\\d+) objects .*");

    /** That of an image: beside it, or beside Maven's directory with it. */
    static BuildLog of(Path image) throws IOException {
        Path beside = image.resolveSibling("build.log");
        Path log = Files.exists(beside) ? beside : image.getParent().resolveSibling("build.log");
        try {
            return parse(Files.readString(log));
        } catch (IllegalArgumentException e) {
            throw new IOException(log + ": " + e.getMessage(), e);
        }
    }

    static BuildLog parse(String text) {
        Map<String, Double> found = new LinkedHashMap<>();
        Matcher matcher = FOUND.matcher(text);
        while (matcher.find()) {
            double share =
                    Double.parseDouble(matcher.group(2)) / Double.parseDouble(matcher.group(3));
            found.put(matcher.group(1), share);
        }
        return new BuildLog(BuildReport.of(text), found);
    }
}
