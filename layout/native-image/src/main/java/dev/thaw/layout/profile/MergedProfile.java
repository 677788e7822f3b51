// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * One profile of several starts, or of several programs. What more of them touch, by weight, comes
 * first, so that it lies together; of equals, the order is that of the heaviest profile that has
 * them. Objects that one of them writes to come before those that all only read.
 */
public final class MergedProfile {
    /**
     * A profile that counts as so many.
     *
     * @param profile of one program, or of several
     * @param weight 1 or more
     */
    public record Weighted(StartupProfile profile, long weight) {
        /**
         * Checks the weight.
         *
         * @throws ProfileException if it is not positive
         */
        public Weighted {
            if (weight < 1) {
                throw new ProfileException("a weight must be 1 or more, not " + weight);
            }
        }
    }

    /**
     * @param weight of all profiles that have it
     * @param place in the first that has it
     */
    private record Rank(long weight, int place) {}

    private MergedProfile() {}

    /**
     * Merges profiles.
     *
     * @throws ProfileException if there are none
     */
    public static StartupProfile of(List<Weighted> profiles) {
        if (profiles.isEmpty()) {
            throw new ProfileException("there is no profile to merge");
        }
        List<Weighted> heaviestFirst =
                profiles.stream()
                        .sorted(Comparator.comparingLong(Weighted::weight).reversed())
                        .toList();
        Set<ObjectIdentity> written = new HashSet<>();
        profiles.forEach(p -> written.addAll(writtenBy(p.profile())));
        List<ObjectIdentity> objects =
                merge(heaviestFirst, StartupProfile::objects).stream()
                        .sorted(Comparator.comparing(o -> !written.contains(o)))
                        .toList();
        return new StartupProfile(
                profiles.stream()
                        .flatMap(p -> p.profile().programs().stream())
                        .distinct()
                        .sorted()
                        .toList(),
                merge(heaviestFirst, StartupProfile::units),
                merge(heaviestFirst, StartupProfile::methods),
                objects,
                written.size(),
                0);
    }

    private static List<ObjectIdentity> writtenBy(StartupProfile profile) {
        return profile.objects().subList(0, profile.written());
    }

    private static <T> List<T> merge(
            List<Weighted> profiles, Function<StartupProfile, List<T>> part) {
        Map<T, Rank> ranks = new LinkedHashMap<>();
        for (Weighted profile : profiles) {
            for (T each : part.apply(profile.profile())) {
                Rank rank = new Rank(profile.weight(), ranks.size());
                ranks.merge(each, rank, (old, r) -> new Rank(old.weight + r.weight, old.place));
            }
        }
        Comparator<Map.Entry<T, Rank>> order = Comparator.comparingLong(e -> -e.getValue().weight);
        return ranks.entrySet().stream()
                .sorted(order.thenComparingInt(e -> e.getValue().place))
                .map(Map.Entry::getKey)
                .toList();
    }
}
