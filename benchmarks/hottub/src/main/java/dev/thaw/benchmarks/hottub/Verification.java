// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What {@code thaw java --thaw-verify} found.
 *
 * @param fresh times of runs in JVMs of their own, milliseconds
 * @param warm times of runs by the warm JVM, the one that starts it first
 * @param equal whether warm runs did what fresh ones did
 * @param reused whether one JVM had all warm runs
 * @param words what it says of differences, or why the program is not reused; empty if all is well
 */
record Verification(
        List<Double> fresh, List<Double> warm, boolean equal, boolean reused, String words) {
    private static final Pattern RUN =
            Pattern.compile("(fresh \\d+|first in a server|warm \\d+) +([0-9.]+) ms  status \\d+");

    private static final String HOME = System.getProperty("user.home");

    static Verification parse(String text) {
        List<Double> fresh = new ArrayList<>();
        List<Double> warm = new ArrayList<>();
        List<String> words = new ArrayList<>();
        String verdict = "";
        for (String line : text.lines().toList()) {
            Matcher run = RUN.matcher(line);
            if (run.matches()) {
                (line.startsWith("fresh") ? fresh : warm).add(Double.valueOf(run.group(2)));
            } else if (line.startsWith("EQUAL") || line.startsWith("DIFFERENT")) {
                verdict = line;
            } else if (!line.isBlank()) {
                // Results are read on other machines.
                words.add(line.strip().replace(HOME + "/", "~/"));
            }
        }
        boolean reused = words.stream().noneMatch(line -> line.startsWith("The program was not"));
        boolean equal = verdict.startsWith("EQUAL");
        return new Verification(
                fresh,
                warm,
                equal,
                equal && reused,
                equal && reused ? "" : String.join("; ", words));
    }
}
