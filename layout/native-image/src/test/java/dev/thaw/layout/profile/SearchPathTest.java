// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SearchPathTest {
    /** Notes when it is compared. */
    private record Noted(int value, List<Integer> compared) implements Comparable<Noted> {
        @Override
        public int compareTo(Noted other) {
            compared.add(value);
            return Integer.compare(value, other.value);
        }
    }

    @Test
    void isWhatTheJdkCompares() {
        for (int size = 0; size < 70; size++) {
            List<Integer> compared = new ArrayList<>();
            Noted[] sorted =
                    IntStream.range(0, size)
                            .mapToObj(i -> new Noted(2 * i, compared))
                            .toArray(Noted[]::new);
            for (int value = -1; value <= 2 * size; value++) {
                compared.clear();
                int found = Arrays.binarySearch(sorted, new Noted(value, compared));
                List<Integer> expected =
                        found < 0 ? List.of() : compared.stream().map(v -> v / 2).toList();
                assertEquals(expected, SearchPath.to(new Noted(value, new ArrayList<>()), sorted));
            }
        }
    }
}
