// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A line of the program's output that says what it has just done, as {@code # loaded micros=241}:
 * for people to read and for the demo to parse.
 */
public record Report(String event, Map<String, String> values) {
    public static final String READING = "reading";
    public static final String LOADED = "loaded";
    public static final String SNAPSHOT_TAKEN = "snapshot";
    public static final String STORED = "stored";
    public static final String ANSWERED = "answered";
    public static final String COLLECTED = "collected";
    public static final String WALKED = "walked";
    public static final String FORGOTTEN = "forgotten";
    public static final String FAILED = "failed";

    /** The number of the isolate that reports, if there are several. */
    public static final String ISOLATE = "isolate";

    private static final String MARK = "# ";

    public Report(String event) {
        this(event, new LinkedHashMap<>());
    }

    public Report with(String name, long value) {
        return with(name, Long.toString(value));
    }

    public Report with(String name, String value) {
        values.put(name, value);
        return this;
    }

    public long number(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("'" + this + "' does not say '" + name + "'");
        }
        return Long.parseLong(value);
    }

    /** The report in a line of output, or null if the line is none. */
    public static Report parse(String line) {
        if (!line.startsWith(MARK)) {
            return null;
        }
        String[] fields = line.substring(MARK.length()).split(" ");
        Report report = new Report(fields[0]);
        for (int i = 1; i < fields.length; i++) {
            int equals = fields[i].indexOf('=');
            if (equals < 1) {
                return null;
            }
            report.values.put(fields[i].substring(0, equals), fields[i].substring(equals + 1));
        }
        return report;
    }

    @Override
    public String toString() {
        StringBuilder line = new StringBuilder(MARK).append(event);
        values.forEach((name, value) -> line.append(' ').append(name).append('=').append(value));
        return line.toString();
    }
}
