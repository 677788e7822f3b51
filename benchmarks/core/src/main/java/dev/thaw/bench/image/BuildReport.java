// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the builder of an image says of itself.
 *
 * @param seconds how long the build took
 * @param peakMemory the most that the builder had in memory, GB
 */
public record BuildReport(double seconds, double peakMemory) {
    private static final Pattern TIME =
            Pattern.compile("Finished generating '.*' in (?:(\\d+)m )?([\\d.]+)s\\.");
    private static final Pattern MEMORY = Pattern.compile("Peak RSS: ([\\d.]+)GB");
    private static final int SECONDS_PER_MINUTE = 60;

    /**
     * @param output all that the builder has printed
     * @throws IllegalArgumentException if it does not tell time and memory
     */
    public static BuildReport of(String output) {
        Matcher time = TIME.matcher(output);
        Matcher memory = MEMORY.matcher(output);
        if (!time.find() || !memory.find()) {
            throw new IllegalArgumentException(
                    "no 'Finished generating' and no 'Peak RSS' of a build in it");
        }
        double minutes = time.group(1) == null ? 0 : Double.parseDouble(time.group(1));
        return new BuildReport(
                minutes * SECONDS_PER_MINUTE + Double.parseDouble(time.group(2)),
                Double.parseDouble(memory.group(1)));
    }
}
