// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Compares warm runs with fresh ones. What differs between fresh runs themselves, such as times and
 * ports, cannot be compared as it is: text is then compared with less detail, and the result says
 * with how much.
 */
public final class Comparison {
    /** How exactly texts are compared; the first that all fresh runs agree in. */
    enum Detail {
        EXACT("", text -> text),
        WITHOUT_NUMBERS("without numbers", Detail::withoutNumbers),
        LINES_IN_ANY_ORDER(
                "lines without numbers in any order",
                text -> sorted(WITHOUT_NUMBERS.simplify.apply(text))),
        DIFFERENT_LINES(
                "which lines without numbers",
                text -> different(WITHOUT_NUMBERS.simplify.apply(text)));

        final String description;
        final UnaryOperator<String> simplify;

        Detail(String description, UnaryOperator<String> simplify) {
            this.description = description;
            this.simplify = simplify;
        }

        private static String withoutNumbers(String text) {
            String without =
                    text.replaceAll("\\b(0x)?[0-9a-fA-F]*[0-9][0-9a-fA-F]*\\b|[0-9]+", "#");
            // how many blanks fill up a column goes with the number
            return without.replaceAll("[ \t]+", " ");
        }

        private static String sorted(String text) {
            String[] lines = text.split("\n");
            Arrays.sort(lines);
            return String.join("\n", lines);
        }

        private static String different(String text) {
            return String.join("\n", new java.util.TreeSet<>(List.of(text.split("\n"))));
        }
    }

    private final List<Run> fresh;
    private final List<Run> warm;
    private final List<String> differences = new ArrayList<>();
    private final Map<String, String> remarks = new LinkedHashMap<>();

    public Comparison(List<Run> fresh, List<Run> warm) {
        this.fresh = fresh;
        this.warm = warm;
        text("exit status", run -> Integer.toString(run.status()));
        text("standard output", Run::out);
        text("standard error", Run::err);
        map("file", Run::files);
        map("property left", Run::properties);
    }

    /** What warm runs do otherwise, a line each; none if all is well. */
    public List<String> differences() {
        return differences;
    }

    /** What could not be compared, or not exactly. */
    public Map<String, String> remarks() {
        return remarks;
    }

    private void text(String what, Function<Run, String> part) {
        for (Detail detail : Detail.values()) {
            Set<String> expected = new HashSet<>();
            fresh.forEach(run -> expected.add(detail.simplify.apply(part.apply(run))));
            if (expected.size() > 1) {
                continue;
            }
            if (detail != Detail.EXACT) {
                remarks.put(what, "differs between fresh runs; compared: " + detail.description);
            }
            String one = expected.iterator().next();
            for (int i = 0; i < warm.size(); i++) {
                String found = detail.simplify.apply(part.apply(warm.get(i)));
                if (!found.equals(one) && withoutHashes(found).equals(withoutHashes(one))) {
                    remarks.put(
                            what,
                            "has other identity hash codes: those of a fresh JVM are the same each time, in a warm one they go on");
                } else if (!found.equals(one)) {
                    differences.add(
                            "warm run "
                                    + (i + 1)
                                    + ": "
                                    + what
                                    + " differs"
                                    + firstDifference(one, found));
                }
            }
            return;
        }
        remarks.put(what, "differs between fresh runs in every way: not compared");
    }

    /** As Object.toString shows them. */
    private static String withoutHashes(String text) {
        return text.replaceAll("@[0-9a-f]{1,8}\\b", "@#");
    }

    private static String firstDifference(String expected, String found) {
        String[] left = expected.split("\n", -1);
        String[] right = found.split("\n", -1);
        for (int i = 0; ; i++) {
            String l = i < left.length ? left[i] : "(end)";
            String r = i < right.length ? right[i] : "(end)";
            if (!l.equals(r)) {
                return ", first in line " + (i + 1) + ":\n    fresh: " + l + "\n    warm:  " + r;
            }
            if (i > left.length || i > right.length) {
                return "";
            }
        }
    }

    private void map(String what, Function<Run, SortedMap<String, String>> part) {
        SortedMap<String, String> same = new TreeMap<>(part.apply(fresh.get(0)));
        Set<String> varying = new HashSet<>();
        for (Run run : fresh) {
            SortedMap<String, String> other = part.apply(run);
            Set<String> names = new HashSet<>(same.keySet());
            names.addAll(other.keySet());
            for (String name : names) {
                if (!String.valueOf(same.get(name)).equals(other.get(name))) {
                    varying.add(name);
                }
            }
        }
        if (!varying.isEmpty()) {
            remarks.put(
                    what,
                    "differs between fresh runs, and is not compared: "
                            + String.join(", ", new java.util.TreeSet<>(varying)));
        }
        // Names that vary with the run, such as of temporary files, are nobody's fault.
        boolean names =
                varying.stream()
                        .anyMatch(name ->
                                fresh.stream().anyMatch(run -> !part.apply(run).containsKey(name)));
        for (int i = 0; i < warm.size(); i++) {
            SortedMap<String, String> found = part.apply(warm.get(i));
            if (found.isEmpty() && what.startsWith("property")) {
                continue;
            }
            Set<String> all = new java.util.TreeSet<>(same.keySet());
            all.addAll(found.keySet());
            all.removeAll(varying);
            for (String name : all) {
                String expected = same.get(name);
                String is = found.get(name);
                if (expected == null && names || String.valueOf(expected).equals(is)) {
                    continue;
                }
                differences.add(
                        "warm run "
                                + (i + 1)
                                + ": the "
                                + what
                                + " "
                                + name
                                + (expected == null
                                        ? " should not be there"
                                        : is == null
                                                ? " is missing"
                                                : " is " + is + " instead of " + expected));
            }
        }
    }
}
