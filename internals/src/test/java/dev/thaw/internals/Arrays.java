// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;

/** What is in arrays and collections, by the places that make them. */
final class Arrays {
    private static final class Content {
        private Integer length;
        private final Map<Integer, Value> at = new HashMap<>();
        private Value all = Value.NONE;
    }

    private final Map<List<Object>, Integer> places = new HashMap<>();
    private final Map<Integer, Content> contents = new HashMap<>();
    private final BinaryOperator<Value> join;

    Arrays(BinaryOperator<Value> join) {
        this.join = join;
    }

    /** An array that a place in a method makes: it is one for all times. */
    int place(Flow.Call call, int index, String kind) {
        // Names tell its calls apart; other arrays must not, or there would be no end of them.
        List<Set<Fact>> names =
                call.arguments().stream()
                        .map(value ->
                                value.facts().stream()
                                        .filter(f ->
                                                f instanceof Fact.Text || f instanceof Fact.Type)
                                        .collect(Collectors.toSet()))
                        .toList();
        return places.computeIfAbsent(
                List.of(call.method(), index, kind, names), _ -> places.size());
    }

    Value array(int place, Integer length) {
        Content content = contents.computeIfAbsent(place, _ -> new Content());
        content.length = length;
        return Value.of(new Fact.Elements(place));
    }

    void putElement(Value array, Value index, Value value) {
        array.all(Fact.Elements.class)
                .forEach(elements -> {
                    Content content =
                            contents.computeIfAbsent(elements.place(), _ -> new Content());
                    content.all = join.apply(content.all, value);
                    if (index != null && index.number() != null) {
                        content.at.merge(index.number(), value, join);
                    }
                });
    }

    /** Any of what is in it. */
    Value elements(Value array) {
        return array.all(Fact.Elements.class)
                .map(e -> contents.get(e.place()))
                .filter(c -> c != null)
                .map(c -> c.all)
                .reduce(Value.NONE, Value::or);
    }

    /** What is in it, in order; null if that is not known. */
    List<Value> inOrder(Value array) {
        List<Fact.Elements> all = array.all(Fact.Elements.class).toList();
        Content content =
                all.size() == 1 && !array.isOpen() ? contents.get(all.getFirst().place()) : null;
        if (content == null || content.length == null || content.at.size() != content.length) {
            return null;
        }
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < content.length; i++) {
            values.add(content.at.getOrDefault(i, Value.ANY));
        }
        return values;
    }
}
