// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is asked of a measurement. An entry of bars.json with {@code "each": [...]} stands for one
 * bar for each of its elements, which take the place of {@code {}} in all its texts.
 *
 * @param source the paper's figure, or whose the demand is
 * @param condition under what it is measured
 * @param peer of what the value is a multiple or share; null: the value stands for itself
 * @param base null but for a share
 * @param form {@code value}, {@code ratio} (of subject to peer), {@code speedup} (of peer to
 *     subject), {@code share} (of the peer's speedup over the base that the subject has)
 * @param direction null: nothing is asked, it is shown for comparison
 * @param worst whether the worst round counts, and not the median
 * @param exact it is the same in each round, as a size is: one round decides
 * @param percentile null: the median of rounds; else that of all values counts, as 95 where 95 of
 *     100 must hold the bar
 * @param reason why it is missed, where it is
 */
public record Bar(
        String id,
        String claim,
        String source,
        String condition,
        Series subject,
        Series peer,
        Series base,
        String form,
        double bar,
        Direction direction,
        String unit,
        boolean worst,
        boolean exact,
        Double percentile,
        String reason) {
    public enum Direction {
        AT_LEAST,
        AT_MOST
    }

    /**
     * Where values are found in the raw data.
     *
     * @param experiment its name; <code>query-{1,3}</code> stands for the geometric mean of the
     *     experiments query-1 and query-3 in each round that both have, or for the median of their
     *     shares; semicolons separate names with commas
     * @param metric its name; in braces, those of several experiments that name theirs differently
     */
    public record Series(String experiment, String contender, String metric) {
        public List<String> experiments() {
            return alternatives(experiment);
        }

        /** Of which each experiment has one. */
        List<String> metrics() {
            return alternatives(metric);
        }

        private static List<String> alternatives(String text) {
            int open = text.indexOf('{');
            int close = text.indexOf('}', open + 1);
            if (open < 0 || close < 0) {
                return List.of(text);
            }
            String list = text.substring(open + 1, close);
            return Stream.of(list.split(list.contains(";") ? ";" : ","))
                    .map(one -> text.substring(0, open) + one + text.substring(close + 1))
                    .toList();
        }
    }

    private static final Gson GSON = new Gson();
    private static final Set<String> FORMS = Set.of("value", "ratio", "speedup", "share");

    /** Reads bars.json. */
    public static List<Bar> read(Reader in) throws IOException {
        List<Bar> bars = new ArrayList<>();
        try {
            for (JsonElement entry : JsonParser.parseReader(in).getAsJsonArray()) {
                JsonElement each = entry.getAsJsonObject().remove("each");
                if (each == null) {
                    bars.add(GSON.fromJson(entry, Bar.class));
                    continue;
                }
                for (JsonElement element : each.getAsJsonArray()) {
                    String text = entry.toString().replace("{}", element.getAsString());
                    bars.add(GSON.fromJson(text, Bar.class));
                }
            }
        } catch (JsonParseException | IllegalStateException e) {
            throw new IOException("bars.json: " + e.getMessage(), e);
        }
        Set<String> ids = new HashSet<>();
        for (Bar bar : bars) {
            String wrong = bar.wrong();
            if (wrong != null) {
                throw new IOException("bars.json, bar '%s': %s".formatted(bar.id, wrong));
            }
            if (!ids.add(bar.id)) {
                throw new IOException("bars.json, bar '%s' is there twice".formatted(bar.id));
            }
        }
        return bars;
    }

    private String wrong() {
        if (id == null || claim == null || source == null || condition == null || unit == null) {
            return "id, claim, source, condition and unit must be there";
        }
        if (subject == null) {
            return "subject must be there";
        }
        if (direction == null && bar != 0) {
            return "direction must be AT_LEAST or AT_MOST";
        }
        if (form == null || !FORMS.contains(form)) {
            return "form must be value, ratio, speedup or share";
        }
        if (form.equals("value") != (peer == null)) {
            return "a ratio or speedup has a peer, a value has none";
        }
        if (percentile != null && (worst || !form.equals("value"))) {
            return "only a value has a percentile, which is not the worst one";
        }
        if (form.equals("share") != (base != null)) {
            return "a share has a base, others have none";
        }
        return null;
    }

    public String text() {
        if (direction == null) {
            return "";
        }
        return "%s %s%s"
                .formatted(
                        direction == Direction.AT_LEAST ? "at least" : "at most",
                        Numbers.text(bar),
                        unit.equals("x") ? "x" : " " + unit);
    }
}
