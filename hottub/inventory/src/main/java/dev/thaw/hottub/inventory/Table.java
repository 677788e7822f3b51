// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The lines of {@code jdk-state.txt}: what is said by hand, as class files do not tell it. */
final class Table {
    private static final Map<String, StateClass> STATES =
            Map.of(
                    "constant", StateClass.CONSTANT,
                    "cache", StateClass.CACHE,
                    "once", StateClass.READ_ONCE,
                    "counter", StateClass.COUNTER,
                    "retire", StateClass.RETIRE,
                    "reset", StateClass.RESET);

    private final List<Line> lines = new ArrayList<>();

    /** A line of the table. */
    static final class Line {
        final String text;
        final StateClass state;
        private final Pattern type;
        private final String field;
        private final Pattern name;
        boolean used;

        private Line(String text) {
            this.text = text;
            String[] words = text.split(" ", 4);
            if (words.length < 3 || !STATES.containsKey(words[2])) {
                throw new IllegalArgumentException(
                        "jdk-state.txt: " + text + ": wanted CLASS FIELD STATE");
            }
            state = STATES.get(words[2]);
            type = glob(words[0]);
            field = words[1];
            name = glob(field);
        }

        String said() {
            return state + ", by line: " + text;
        }

        private static Pattern glob(String text) {
            return Pattern.compile(
                    List.of(text.split("\\*\\*", -1)).stream()
                            .map(Pattern::quote)
                            .collect(Collectors.joining(".*")));
        }

        private boolean fits(StaticField of, boolean settled) {
            return type.matcher(of.owner.name.replace('/', '.')).matches()
                    && (field.equals("*")
                            || field.equals("final") && settled
                            || field.equals(":" + of.node.desc)
                            || name.matcher(of.node.name).matches());
        }
    }

    Table(BufferedReader text) {
        try (text) {
            for (String line = text.readLine(); line != null; line = text.readLine()) {
                if (!line.isBlank() && !line.startsWith("#") && !line.startsWith("[")) {
                    lines.add(new Line(line));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first line that fits; {@code settled}: only initialisers set the field. */
    Optional<Line> find(StaticField field, boolean settled) {
        Optional<Line> found = lines.stream().filter(line -> line.fits(field, settled)).findFirst();
        found.ifPresent(line -> line.used = true);
        return found;
    }

    /** Whether a run that uses the class costs the server, whatever is in it. */
    boolean isRetired(String className) {
        for (Line line : lines) {
            if (line.state == StateClass.RETIRE
                    && line.field.equals("*")
                    && line.type.matcher(className).matches()) {
                line.used = true;
                return true;
            }
        }
        return false;
    }

    List<String> unused() {
        return lines.stream().filter(l -> !l.used).map(l -> l.text).collect(Collectors.toList());
    }
}
