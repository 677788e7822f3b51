// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

/**
 * How much of a profile a program has.
 *
 * @param found of the profile's names
 * @param all names of the profile
 */
public record FoundShare(int found, int all) {
    /** In percent: the program that was recorded has more, and so have its next versions. */
    public static final int USUAL = 80;

    /** In percent: programs of one framework that are not the same have about as much. */
    public static final int LEAST = 40;

    /** Whether it is less than so many percent; a profile without names has all of them. */
    public boolean isBelow(int percent) {
        return (long) found * 100 < (long) all * percent;
    }

    @Override
    public String toString() {
        return "%d of %d (%d %%)".formatted(found, all, all == 0 ? 100 : found * 100L / all);
    }
}
