// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import java.io.IOException;
import java.util.List;

/** Lets contenders take turns; who was last in one round is first in the next. */
final class Turns {
    @FunctionalInterface
    interface Turn {
        void take() throws IOException;
    }

    private Turns() {}

    static void take(int round, Turn... turns) throws IOException {
        List<Turn> order = List.of(turns);
        for (Turn turn : round % 2 == 0 ? order : order.reversed()) {
            turn.take();
        }
    }
}
