// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.ArrayList;
import java.util.List;

/** Who is first in one round is last in the next. */
final class Turns {
    private Turns() {}

    static List<String> of(List<String> contenders, int round) {
        return round % 2 == 0 ? contenders : new ArrayList<>(contenders).reversed();
    }
}
