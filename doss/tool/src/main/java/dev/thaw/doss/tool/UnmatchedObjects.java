// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongToIntFunction;

/** The objects of one of two graphs that stand for nothing in the other. */
final class UnmatchedObjects {
    private final Graph graph;
    private final LongToIntFunction pairOf;

    /** Objects that only this graph refers to, where it first does. */
    private final List<Long> from = new ArrayList<>();

    /**
     * @param pairOf the pair that an object of the graph is in, or {@link MatchedPairs#NONE}
     */
    UnmatchedObjects(Graph graph, LongToIntFunction pairOf) {
        this.graph = graph;
        this.pairOf = pairOf;
    }

    /** Something else is there in the other graph. */
    void note(long object) {
        if (pairOf.applyAsInt(object) == MatchedPairs.NONE) {
            from.add(object);
        }
    }

    /** The other graph's array ends before these elements. */
    void noteElements(long first, int begin, int end) {
        for (int i = begin; i < end; i++) {
            long reference = graph.file().longAt(first + (long) i * Long.BYTES);
            if (reference != 0 && !graph.file().isImageHeap(reference)) {
                from.add(graph.follow(reference));
            }
        }
    }

    /** How many there are, with all that is reachable from what was noted, by class. */
    Map<String, Long> byClass() {
        Map<String, Long> counts = new TreeMap<>();
        ObjectIndex seen = ObjectIndex.of(graph.file().header());
        LongStack stack = new LongStack();
        from.forEach(stack::push);
        while (!stack.isEmpty()) {
            long object = stack.pop();
            if (pairOf.applyAsInt(object) != MatchedPairs.NONE || seen.contains(object)) {
                continue;
            }
            seen.add(object);
            StoredType type = graph.file().typeAt(object);
            counts.merge(type.name(), 1L, Long::sum);
            References.of(
                    graph.file(),
                    type,
                    object,
                    (position, step, reference) -> {
                        if (!graph.file().isImageHeap(reference)) {
                            stack.push(graph.follow(reference));
                        }
                    });
        }
        return counts;
    }
}
