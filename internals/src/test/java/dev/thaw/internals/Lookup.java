// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A place in our code that looks something up by its name.
 *
 * @param api the method that looks it up
 * @param descriptors one of them; an empty one is any, and one without a result has parameters only
 * @param isInherited whether super classes are looked through as well
 */
record Lookup(
        Use.Kind kind,
        String api,
        Flow.Call call,
        Value type,
        Value name,
        List<String> descriptors,
        boolean isInherited) {

    private static final int TOLD = 4;

    boolean isOpen() {
        return type.isOpen() || name.isOpen();
    }

    String text() {
        String known =
                Stream.of(type, name)
                        .flatMap(v -> v.facts().stream())
                        .map(fact ->
                                switch (fact) {
                                    case Fact.Text(String text) -> "\"" + text + "\"";
                                    case Fact.Type t -> t.name().replace('/', '.');
                                    default -> "";
                                })
                        .filter(text -> !text.isEmpty())
                        .sorted()
                        .limit(TOLD)
                        .collect(Collectors.joining(" "));
        return call.place() + ": " + api + (known.isEmpty() ? "" : " " + known);
    }

    /** Looks it up in what a module uses. */
    void find(List<Uses> each) {
        List<String> names = name.all(Fact.Text.class).map(Fact.Text::text).sorted().toList();
        if (kind == Use.Kind.CLASS) {
            names.forEach(n -> type(each, n));
            type.all(Fact.Type.class)
                    .forEach(t -> each.forEach(u -> u.type(t.name(), Use.How.NAME)));
            return;
        }
        List<Fact.Type> types =
                type.all(Fact.Type.class)
                        .filter(t ->
                                each.stream().anyMatch(u -> u.platform().own(t.name()) != null))
                        .toList();
        for (String n : names) {
            boolean isThere = types.isEmpty();
            for (Fact.Type t : types) {
                isThere |= member(each, t, n);
            }
            if (!isThere) {
                String owner =
                        types.stream()
                                .map(t -> t.name().replace('/', '.'))
                                .sorted()
                                .collect(Collectors.joining("|"));
                String what = owner + "." + n + " " + String.join("|", descriptors);
                each.stream()
                        .filter(u -> u.platform().own(types.getFirst().name()) != null)
                        .findFirst()
                        .orElseThrow()
                        .absent(what.strip());
            }
        }
    }

    private static void type(List<Uses> each, String name) {
        String type = name.replace('.', '/');
        each.forEach(u -> u.type(type, Use.How.NAME));
        boolean isThere =
                each.stream().anyMatch(u -> u.isOwn(type) || u.platform().own(type) != null);
        if (!isThere
                && name.matches(
                        "(java|javax|jdk|sun|com\\.sun|com\\.oracle|org\\.graalvm)[./].*")) {
            each.getFirst().absent(name.replace('/', '.'));
        }
    }

    private boolean member(List<Uses> each, Fact.Type type, String name) {
        boolean isThere = false;
        for (Uses uses : each) {
            for (String descriptor : descriptors) {
                boolean here = uses.named(kind, type.name(), name, descriptor, isInherited);
                Known known = uses.platform().own(type.name());
                if (!here && type.orHeir() && known != null) {
                    for (Known heir : uses.platform().heirs(known)) {
                        here |= uses.named(kind, heir.name(), name, descriptor, isInherited);
                    }
                }
                isThere |= here;
            }
        }
        return isThere;
    }
}
