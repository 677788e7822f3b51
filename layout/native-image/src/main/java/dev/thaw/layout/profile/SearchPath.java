// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.ArrayList;
import java.util.List;

/** Which elements of a sorted table {@code Arrays.binarySearch} compares. */
public final class SearchPath {
    private SearchPath() {}

    /**
     * @param sorted in ascending order, without equal ones
     * @return the indexes, the last that of what is looked for; none if it is not in the table
     */
    public static <T extends Comparable<? super T>> List<Integer> to(T key, T[] sorted) {
        List<Integer> compared = new ArrayList<>();
        int low = 0;
        int high = sorted.length - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            compared.add(middle);
            int order = sorted[middle].compareTo(key);
            if (order == 0) {
                return compared;
            }
            low = order < 0 ? middle + 1 : low;
            high = order > 0 ? middle - 1 : high;
        }
        return List.of();
    }
}
