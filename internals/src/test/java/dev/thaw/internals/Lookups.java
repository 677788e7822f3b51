// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** All places in our code that look something up by its name. */
final class Lookups {
    /** What has no name that Java could have, is none: it comes from a table with other things. */
    private static final Pattern NAME = Pattern.compile("[\\w$<>]+");

    private final Map<List<Object>, Lookup> lookups = new HashMap<>();
    private final Set<String> notDerived = new TreeSet<>();

    void add(
            Use.Kind kind,
            Flow.Call from,
            int index,
            String api,
            Value type,
            Value name,
            List<String> descriptors,
            boolean isInherited) {
        Value names =
                kind == Use.Kind.CLASS
                        ? name
                        : new Value(
                                1,
                                name.facts().stream()
                                        .filter(f ->
                                                !(f instanceof Fact.Text(String text))
                                                        || NAME.matcher(text).matches())
                                        .collect(Collectors.toSet()),
                                name.isOpen());
        lookups.put(
                List.of(from, index),
                new Lookup(kind, api, from, type, names, descriptors, isInherited));
    }

    static String apiOf(MethodInsnNode method) {
        return method.owner.substring(method.owner.lastIndexOf('/') + 1).replace('$', '.')
                + "."
                + method.name;
    }

    /** Before all is read once more. */
    void begin() {
        lookups.clear();
    }

    /** When nothing new is found any more. */
    void finish(Set<MethodNode> calledWithAnything, Set<MethodNode> calledWithNames) {
        for (Lookup lookup : lookups.values()) {
            MethodNode method = lookup.call().method();
            boolean counts =
                    lookup.call().isTold()
                            || calledWithAnything.contains(method)
                            || !calledWithNames.contains(method);
            if (counts && lookup.isOpen()) {
                notDerived.add(lookup.text());
            }
        }
    }

    Stream<Lookup> all() {
        return lookups.values().stream();
    }

    /** Places that look up what only a run can tell. */
    Set<String> notDerived() {
        return notDerived;
    }
}
