// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import dev.thaw.hottub.tests.setters.SetterRules.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * Which methods of a JDK are called to see whether what they set stays, in which runs, and what has
 * to be seen. Nothing is found by name: the methods follow from the class files.
 */
public final class SetterPlan {
    /** In order not to be longer than the patience of a test. */
    private static final int CALLS_IN_A_RUN = 60;

    /** What fields have is looked into as far as that. */
    private static final List<String> ALWAYS_OPEN =
            List.of(
                    "java.lang",
                    "java.lang.ref",
                    "java.net",
                    "java.security",
                    "java.util",
                    "java.util.concurrent",
                    "java.util.concurrent.atomic",
                    "java.util.logging",
                    "sun.management");

    private final Map<String, String> modulesOfPackages = new HashMap<>();
    private final JdkImage image;
    private final FieldStates states;
    private final SetterRules rules;
    private final Set<Setter> setters;
    private final Map<Setter, Rule> ruled = new HashMap<>();

    /**
     * Calls of one run.
     *
     * @param retires whether the server must not be used again after it
     */
    public record Batch(String name, boolean retires, List<Call> calls) {
        /** The file for the program. */
        public List<String> lines() {
            return calls.stream()
                    .map(call -> call.line + "\t" + call.hasToShow)
                    .collect(Collectors.toList());
        }
    }

    /**
     * @param hasToShow whether something has to be seen of it in its own run
     */
    public record Call(String id, String line, boolean hasToShow) {}

    private SetterPlan(Path jdk, String modules, Supplier<String> listed, Path table)
            throws IOException {
        for (String line : (Iterable<String>) modules.lines()::iterator) {
            String[] words = line.split(" ", 2);
            for (String name : words[1].split(",")) {
                modulesOfPackages.put(name, words[0]);
            }
        }
        Pattern retired = retired(table);
        image =
                JdkImage.read(
                        jdk,
                        new TreeSet<>(modulesOfPackages.values()),
                        name -> retired.matcher(name).matches());
        states = new FieldStates(listed.get());
        rules = SetterRules.read();
        setters = SetterScan.of(image, states);
        for (Setter setter : setters) {
            Optional<Rule> rule = rules.find(setter);
            rule.ifPresent(found -> ruled.put(setter, found));
        }
    }

    /**
     * @param modules a line for each module whose classes outlive a run, with its packages
     * @param listed what {@code --thaw-check-jdk all} prints; waited for when the JDK is read
     * @param table the server's {@code jdk-state.txt}
     */
    public static SetterPlan of(Path jdk, String modules, Supplier<String> listed, Path table)
            throws IOException {
        return new SetterPlan(jdk, modules, listed, table);
    }

    /** Classes whose use costs the server, whatever is in them. */
    private static Pattern retired(Path table) throws IOException {
        try (Stream<String> lines = Files.lines(table)) {
            return Pattern.compile(
                    lines.map(line -> line.split(" "))
                            .filter(w -> w.length == 3 && w[1].equals("*") && w[2].equals("retire"))
                            .map(w -> Pattern.quote(w[0]).replace("**", "\\E.*\\Q"))
                            .collect(Collectors.joining("|")));
        }
    }

    public int size() {
        return setters.size();
    }

    /** For people who look for the reason of a failure. */
    public List<String> describe() {
        List<String> lines = new ArrayList<>();
        for (Setter setter : setters) {
            Rule rule = ruled.get(setter);
            String what =
                    rule != null ? rule.text : needsProof(setter) ? "called" : "values in caches";
            lines.add(setter + "\t" + what);
        }
        return lines;
    }

    /** Lines of the table that this JDK does not need. */
    public Set<String> unusedRules() {
        return rules.unused();
    }

    /**
     * Values, such as strings, may stay in a cache, which the inventory has accounted for; anything
     * else has to be shown to be gone.
     */
    private boolean needsProof(Setter setter) {
        List<Type> types = new ArrayList<>();
        if (!setter.isStatic()) {
            types.add(Type.getObjectType(setter.owner()));
        }
        types.addAll(List.of(Type.getArgumentTypes(setter.descriptor())));
        return setter.sinks().entrySet().stream()
                .anyMatch(sink ->
                        !isCache(sink.getKey())
                                || sink.getValue().stream()
                                        .anyMatch(i -> mayBeObject(types.get(i))));
    }

    /** Whether values may stay in a static field, or in what it has. */
    public boolean isCache(String sink) {
        FieldStates.State state = states.of(sink);
        return state != null && (state.state().equals("CACHE") || state.state().equals("COUNTER"));
    }

    private boolean mayBeObject(Type type) {
        Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        return element.getSort() == Type.OBJECT && image.canBeOfPrograms(element.getInternalName());
    }

    /** All calls, those that need a run of their own first. */
    public List<Batch> batches() {
        List<Batch> batches = new ArrayList<>();
        List<Call> together = new ArrayList<>();
        collect(batches, together);
        for (int i = 0; i < together.size(); i += CALLS_IN_A_RUN) {
            int end = Math.min(i + CALLS_IN_A_RUN, together.size());
            batches.add(new Batch("from " + i, false, together.subList(i, end)));
        }
        return batches;
    }

    /**
     * Some of the calls, by chance: one that has a run of its own, and those of one more run.
     *
     * @param seed the same takes the same calls of a JDK
     */
    public List<Batch> sample(long seed) {
        List<Batch> alone = new ArrayList<>();
        List<Call> together = new ArrayList<>();
        collect(alone, together);
        Random random = new Random(seed);
        Batch one = alone.get(random.nextInt(alone.size()));
        List<Call> chosen = new ArrayList<>(together);
        Collections.shuffle(chosen, random);
        Set<Call> some = new HashSet<>(chosen.subList(0, Math.min(CALLS_IN_A_RUN, chosen.size())));
        return List.of(
                one,
                new Batch(
                        "seed " + seed,
                        false,
                        together.stream().filter(some::contains).collect(Collectors.toList())));
    }

    private void collect(List<Batch> alone, List<Call> together) {
        Set<String> callers = new HashSet<>();
        for (Setter setter : setters) {
            Rule rule = ruled.get(setter);
            String kind = rule == null ? "" : rule.kind;
            if (kind.equals("not-called") || kind.isEmpty() && !needsProof(setter)) {
                continue;
            }
            boolean isCalledByHand = kind.equals("call") || kind.equals("retires");
            String caller = isCalledByHand ? rule.rest : "";
            boolean shows = !kind.equals("nothing") && !kind.equals("retires");
            Call call = new Call(setter.id(), line(setter, caller), shows);
            if (!caller.isEmpty() && !callers.add(caller)) {
                continue;
            }
            if (kind.equals("alone") || kind.equals("retires")) {
                alone.add(new Batch(call.id, kind.equals("retires"), List.of(call)));
            } else {
                together.add(call);
            }
        }
    }

    private static String line(Setter setter, String caller) {
        return String.join(
                "\t",
                setter.owner().replace('/', '.'),
                setter.name(),
                setter.descriptor(),
                setter.getter(),
                caller,
                String.join(",", setter.sinks().keySet()));
    }

    /** Options by which the program reads the fields. */
    public List<String> opens() {
        Set<String> packages = new TreeSet<>(ALWAYS_OPEN);
        Set<String> classes = new HashSet<>();
        for (Setter setter : setters) {
            classes.add(setter.owner());
            setter.sinks().keySet().stream()
                    .filter(sink -> !sink.contains(" "))
                    .forEach(sink -> classes.add(sink.substring(0, sink.lastIndexOf('.'))));
        }
        for (String type : classes) {
            packages.add(type.substring(0, type.lastIndexOf('/')).replace('/', '.'));
        }
        return packages.stream()
                .filter(modulesOfPackages::containsKey)
                .map(p -> "--add-opens=" + modulesOfPackages.get(p) + "/" + p + "=ALL-UNNAMED")
                .collect(Collectors.toList());
    }

    /** Whether a later run must find the field as in a new JVM, not only without the program's. */
    public boolean isAsNew(String seen) {
        return !isCache(seen) && !rules.mayDiffer(seen);
    }

    /** Writes classes of a program, one for each type of an argument. */
    public void writeClasses(Path directory) {
        ProgramClasses classes = new ProgramClasses(image, false);
        for (Setter setter : setters) {
            classes.add(setter.owner());
            classes.addAll(setter.descriptor());
            for (String getter : setter.getter().split("\\|")) {
                if (getter.indexOf('(') > 0) {
                    classes.addAll(getter.substring(getter.indexOf('(')));
                }
            }
        }
        try {
            classes.write(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
