// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The lines of {@code setters.txt}: what a call with made-up arguments alone does not show. */
final class SetterRules {
    private static final Set<String> KINDS =
            Set.of("call", "alone", "retires", "nothing", "not-called", "differs");

    /** Of lines for all that reaches a field. */
    private static final String THROUGH = "->";

    private final List<Rule> rules = new ArrayList<>();

    /** A line of the table. */
    static final class Rule {
        final String text;
        final String kind;

        /** What follows: a method of the program that calls the setter, or a reason. */
        final String rest;

        private final Pattern setter;
        private final boolean isThrough;
        private boolean used;

        private Rule(String text) {
            isThrough = text.startsWith(THROUGH);
            String[] words = text.replaceFirst("^" + THROUGH + " *", "").split(" ", 3);
            if (words.length < 2 || !KINDS.contains(words[1])) {
                throw new IllegalArgumentException(
                        "setters.txt: " + text + ": wanted SETTER " + KINDS);
            }
            this.text = text;
            kind = words[1];
            rest = words.length > 2 ? words[2] : "";
            if (rest.isEmpty() && !kind.equals("retires") && !kind.equals("alone")) {
                throw new IllegalArgumentException("setters.txt: " + text + ": wanted a reason");
            }
            setter =
                    Pattern.compile(
                            List.of(words[0].split("\\*\\*", -1)).stream()
                                    .map(Pattern::quote)
                                    .collect(Collectors.joining(".*")));
        }

        private boolean isAboutLooks() {
            return kind.equals("differs");
        }

        private boolean fits(Setter of) {
            String id = of.id();
            return !isThrough
                    && setter.matcher(setter.pattern().contains("@") ? id + "@" + of.getter() : id)
                            .matches();
        }
    }

    static SetterRules read() throws IOException {
        SetterRules read = new SetterRules();
        try (InputStream in = SetterRules.class.getResourceAsStream("setters.txt");
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    read.rules.add(new Rule(line));
                }
            }
        }
        return read;
    }

    /** The first line that fits the method, or one that fits each field that it reaches. */
    Optional<Rule> find(Setter setter) {
        Optional<Rule> found = rules.stream().filter(r -> r.fits(setter)).findFirst();
        if (found.isEmpty()) {
            for (String sink : setter.sinks().keySet()) {
                String name = sink.replace('/', '.').replace(' ', '-');
                found =
                        rules.stream()
                                .filter(r ->
                                        r.isThrough
                                                && !r.isAboutLooks()
                                                && r.setter.matcher(name).matches())
                                .findFirst();
                if (found.isEmpty()) {
                    break;
                }
                found.get().used = true;
            }
        }
        found.ifPresent(rule -> rule.used = true);
        return found;
    }

    /** Whether what is there is, in part, another thing for reasons that no program sees. */
    boolean mayDiffer(String seen) {
        String name = seen.replace('/', '.').replace(' ', '-');
        Optional<Rule> found =
                rules.stream()
                        .filter(r -> r.isAboutLooks() && r.setter.matcher(name).matches())
                        .findFirst();
        found.ifPresent(rule -> rule.used = true);
        return found.isPresent();
    }

    /** Lines that no setter of this JDK needs. */
    Set<String> unused() {
        return rules.stream()
                .filter(r -> !r.used)
                .map(r -> r.text)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
