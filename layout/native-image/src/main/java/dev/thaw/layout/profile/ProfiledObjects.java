// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Which objects of an image are those of a profile, and where in the profile they are.
 *
 * @param <T> what stands for an object; compared by identity
 */
public final class ProfiledObjects<T> {
    /**
     * When the first identity has not found an object, so many that another one takes for it may be
     * it: more would put objects among those of the start that do not belong there.
     */
    private static final int MOST_ALIKE = 4;

    private final List<ObjectIdentity> profile;
    private final Map<T, Integer> places = new IdentityHashMap<>();
    private final BitSet found = new BitSet();

    /**
     * @param here all objects of the image
     */
    public ProfiledObjects(
            OrderBy.Heap by, List<ObjectIdentity> profile, Map<T, ObjectIdentity> here) {
        this.profile = profile;
        int most = Integer.MAX_VALUE;
        for (ToLongFunction<ObjectIdentity> key : by.keys()) {
            find(key, here, most);
            most = MOST_ALIKE;
        }
    }

    private void find(ToLongFunction<ObjectIdentity> key, Map<T, ObjectIdentity> here, int most) {
        Map<Long, Integer> first = new HashMap<>();
        for (int i = found.nextClearBit(0); i < profile.size(); i = found.nextClearBit(i + 1)) {
            first.putIfAbsent(key.applyAsLong(profile.get(i)), i);
        }
        Map<Long, List<T>> alike = new HashMap<>();
        here.forEach((object, identity) -> {
            long value = key.applyAsLong(identity);
            if (first.containsKey(value) && !places.containsKey(object)) {
                alike.computeIfAbsent(value, _ -> new ArrayList<>()).add(object);
            }
        });
        alike.values().removeIf(objects -> objects.size() > most);
        alike.forEach((value, objects) -> objects.forEach(o -> places.put(o, first.get(value))));
        for (int i = found.nextClearBit(0); i < profile.size(); i = found.nextClearBit(i + 1)) {
            found.set(i, alike.containsKey(key.applyAsLong(profile.get(i))));
        }
    }

    /** The objects of the image that are in the profile, and their places there. */
    public Map<T, Integer> places() {
        return places;
    }

    /** How many objects of the profile are in the image. */
    public int found() {
        return found.cardinality();
    }
}
