// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import java.util.List;
import java.util.Timer;
import java.util.stream.Stream;

/** All cases: the 106 of the dissertation's categories (table 7.1), and further ones. */
public final class Cases {
    private static final List<Case> ALL =
            Stream.of(
                            SimpleCases.all(),
                            ComplexCases.all(),
                            CollectionCases.all(),
                            JdkCases.all(),
                            ReflectionCases.all(),
                            RobustnessCases.all(),
                            FurtherCases.all(),
                            PlainDataCases.all())
                    .flatMap(List::stream)
                    .toList();

    private Cases() {}

    /** In the order of their categories; always the same objects. */
    public static List<Case> all() {
        return ALL;
    }

    /** Ends what a graph with execution state holds. */
    public static void release(Object root) throws Exception {
        switch (root) {
            case AutoCloseable c -> c.close();
            case Thread t -> t.interrupt();
            case Timer t -> t.cancel();
            case Process p -> p.destroyForcibly();
            default -> {
                // The collector frees it.
            }
        }
    }
}
