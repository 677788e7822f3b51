// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What becomes of each static field between runs, as {@code --thaw-check-jdk all} says. */
final class FieldStates {
    private static final Pattern LINE =
            Pattern.compile("(\\S+) (\\S+) \\S+ ([A-Z_]+), by (rule|line): (.*)");

    private final Map<String, State> states = new HashMap<>();

    /** In short, and why. */
    record State(String state, boolean isByRule, String why) {}

    FieldStates(String listed) {
        for (String line : (Iterable<String>) listed.lines()::iterator) {
            Matcher field = LINE.matcher(line);
            if (field.matches()) {
                states.put(
                        field.group(1).replace('.', '/') + "." + field.group(2),
                        new State(field.group(3), field.group(4).equals("rule"), field.group(5)));
            }
        }
    }

    int size() {
        return states.size();
    }

    /** Null for one that it does not list. */
    State of(String field) {
        return states.get(field);
    }

    /** Whether an object in it outlives the run. */
    boolean isKept(String field) {
        State state = states.get(field);
        return state != null
                && !state.state.equals("RETIRE")
                && !state.why.equals("made new with the program's")
                && !state.why.equals("constant value");
    }

    /**
     * Whether a value that is stored there, or into an object there, may be seen by a later run
     * unless something is done. Not where a rule shows from class files that it is not; a line of
     * the table is what somebody says, so that is to be shown.
     */
    boolean isOfInterest(String sink) {
        if (sink.startsWith(Setter.NATIVE)) {
            return true;
        }
        State state = states.get(sink);
        return state != null
                && !state.state.equals("RETIRE")
                && (!state.isByRule || state.why.equals("weak"));
    }
}
