// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The objects of several profiles. Those of one build are one object if all of their identity is
 * the same. Another build gives an object another number, and often other contents; it is the one
 * that has its canonical path there, by which orders look for it first, too. Where several objects
 * of one profile have one path, they stay as many: the first is that of the other profile, and so
 * on.
 */
final class MergedObjects {
    /** Compared by identity. */
    private static final class Merged {
        final ObjectIdentity identity;
        final int place;
        long weight;
        boolean written;

        Merged(ObjectIdentity identity, int place) {
            this.identity = identity;
            this.place = place;
        }
    }

    private final boolean oneBuild;
    private final List<Merged> all = new ArrayList<>();
    private final Map<ObjectIdentity, Merged> byIdentity = new HashMap<>();
    private final Map<Long, List<Merged>> byPath = new HashMap<>();

    /**
     * @param oneBuild whether all profiles are of one build
     */
    MergedObjects(boolean oneBuild) {
        this.oneBuild = oneBuild;
    }

    /** Of the profiles that have an object, the first one says by what it is found. */
    void add(StartupProfile profile, long weight) {
        Set<ObjectIdentity> written =
                new HashSet<>(profile.objects().subList(0, profile.written()));
        Map<ObjectIdentity, Merged> here = new HashMap<>();
        Set<Merged> taken = Collections.newSetFromMap(new IdentityHashMap<>());
        // The same first: those of other builds may not take their places.
        for (ObjectIdentity object : profile.objects()) {
            Merged same = byIdentity.get(object);
            if (same != null && taken.add(same)) {
                here.put(object, same);
            }
        }
        for (ObjectIdentity object : profile.objects()) {
            Merged merged = here.containsKey(object) ? here.get(object) : find(object, taken);
            merged.weight += weight;
            merged.written |= written.contains(object);
        }
    }

    private Merged find(ObjectIdentity object, Set<Merged> taken) {
        boolean hasPath = !oneBuild && object.canonicalPath() != 0;
        List<Merged> onPath =
                hasPath
                        ? byPath.computeIfAbsent(object.canonicalPath(), _ -> new ArrayList<>())
                        : new ArrayList<>();
        for (Merged merged : onPath) {
            if (taken.add(merged)) {
                byIdentity.putIfAbsent(object, merged);
                return merged;
            }
        }
        Merged merged = new Merged(object, all.size());
        all.add(merged);
        taken.add(merged);
        onPath.add(merged);
        byIdentity.putIfAbsent(object, merged);
        return merged;
    }

    /** Those that a start writes to first, and of these and the others the heaviest. */
    List<ObjectIdentity> inOrder() {
        return all.stream()
                .sorted(
                        Comparator.comparing((Merged m) -> !m.written)
                                .thenComparing(m -> -m.weight)
                                .thenComparing(m -> m.place))
                .map(m -> m.identity)
                .toList();
    }

    /** How many a start writes to. */
    int written() {
        return (int) all.stream().filter(m -> m.written).count();
    }
}
