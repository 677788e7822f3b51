// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.program;

import dev.thaw.wordnet.Pointer;
import dev.thaw.wordnet.Relation;
import dev.thaw.wordnet.Synset;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Questions about a meaning that are answered by following references. */
public final class Queries {
    private Queries() {}

    /** Every way from a meaning up to one that nothing is more general than, the meaning first. */
    public static List<List<Synset>> hypernymPaths(Synset synset) {
        List<List<Synset>> paths = new ArrayList<>();
        climb(List.of(synset), paths);
        return paths;
    }

    private static void climb(List<Synset> path, List<List<Synset>> paths) {
        List<Synset> next = new ArrayList<>(hypernyms(path.getLast()));
        // a few verbs are hypernyms of each other
        next.removeAll(path);
        if (next.isEmpty()) {
            paths.add(path);
        }
        for (Synset hypernym : next) {
            List<Synset> longer = new ArrayList<>(path);
            longer.add(hypernym);
            climb(longer, paths);
        }
    }

    /** The other meanings directly below the same hypernyms. */
    public static List<Synset> sisters(Synset synset) {
        Set<Synset> sisters = new LinkedHashSet<>();
        for (Synset hypernym : hypernyms(synset)) {
            for (Pointer<Synset> p : hypernym.pointers()) {
                if (p.relation() == Relation.HYPONYM || p.relation() == Relation.INSTANCE_HYPONYM) {
                    sisters.add(p.target());
                }
            }
        }
        sisters.remove(synset);
        return List.copyOf(sisters);
    }

    private static List<Synset> hypernyms(Synset synset) {
        return synset.pointers().stream()
                .filter(p ->
                        p.relation() == Relation.HYPERNYM
                                || p.relation() == Relation.INSTANCE_HYPERNYM)
                .map(Pointer::target)
                .toList();
    }
}
