// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is asked of a measurement.
 *
 * @param source the paper's figure, or whose the demand is
 * @param condition under what it is measured
 * @param peer of what the value is a multiple or share; null: the value stands for itself
 * @param base null but for a share
 * @param form {@code value}, {@code ratio} (of subject to peer), {@code speedup} (of peer to
 *     subject), {@code share} (of the peer's speedup over the base that the subject has)
 * @param worst whether the worst round counts, and not the median
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
        String reason) {
    public enum Direction {
        AT_LEAST,
        AT_MOST
    }

    /** Where values are found in the raw data. */
    public record Series(String experiment, String contender, String metric) {}

    private static final Set<String> FORMS = Set.of("value", "ratio", "speedup", "share");

    /** Reads bars.json, which lies beside the class. */
    public static List<Bar> of(Class<?> beside) throws IOException {
        try (InputStream in = beside.getResourceAsStream("bars.json")) {
            if (in == null) {
                throw new IOException("there is no bars.json beside " + beside.getName());
            }
            return read(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
    }

    static List<Bar> read(Reader in) throws IOException {
        List<Bar> bars;
        try {
            bars = List.of(new Gson().fromJson(in, Bar[].class));
        } catch (JsonParseException e) {
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
        if (subject == null || direction == null) {
            return "subject and direction (AT_LEAST, AT_MOST) must be there";
        }
        if (form == null || !FORMS.contains(form)) {
            return "form must be value, ratio, speedup or share";
        }
        if (form.equals("value") != (peer == null)) {
            return "a ratio or speedup has a peer, a value has none";
        }
        if (form.equals("share") != (base != null)) {
            return "a share has a base, others have none";
        }
        return null;
    }

    public String text() {
        return "%s %s%s"
                .formatted(
                        direction == Direction.AT_LEAST ? "at least" : "at most",
                        Numbers.text(bar),
                        unit.equals("x") ? "x" : " " + unit);
    }
}
