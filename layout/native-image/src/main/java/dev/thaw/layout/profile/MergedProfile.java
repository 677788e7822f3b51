// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
     * Merges profiles, of whatever builds.
     *
     * @throws ProfileException if there are none
     */
    public static StartupProfile of(List<Weighted> profiles) {
        return of(profiles, new MergedObjects(false));
    }

    /**
     * Merges profiles of starts of one build, in which an object has one identity.
     *
     * @throws ProfileException if there are none
     */
    public static StartupProfile ofOneBuild(List<Weighted> profiles) {
        return of(profiles, new MergedObjects(true));
    }

    private static StartupProfile of(List<Weighted> profiles, MergedObjects objects) {
        if (profiles.isEmpty()) {
            throw new ProfileException("there is no profile to merge");
        }
        List<Weighted> heaviestFirst =
                profiles.stream()
                        .sorted(Comparator.comparingLong(Weighted::weight).reversed())
                        .toList();
        heaviestFirst.forEach(p -> objects.add(p.profile(), p.weight()));
        return new StartupProfile(
                profiles.stream()
                        .flatMap(p -> p.profile().programs().stream())
                        .distinct()
                        .sorted()
                        .toList(),
                merge(heaviestFirst, StartupProfile::units),
                merge(heaviestFirst, StartupProfile::methods),
                objects.inOrder(),
                objects.written(),
                0);
    }

    private static List<String> merge(
            List<Weighted> profiles, Function<StartupProfile, List<String>> part) {
        Map<String, Rank> ranks = new LinkedHashMap<>();
        for (Weighted profile : profiles) {
            for (String each : part.apply(profile.profile())) {
                Rank rank = new Rank(profile.weight(), ranks.size());
                ranks.merge(each, rank, (old, r) -> new Rank(old.weight + r.weight, old.place));
            }
        }
        Comparator<Map.Entry<String, Rank>> order =
                Comparator.comparingLong(e -> -e.getValue().weight);
        return ranks.entrySet().stream()
                .sorted(order.thenComparingInt(e -> e.getValue().place))
                .map(Map.Entry::getKey)
                .toList();
    }
}
