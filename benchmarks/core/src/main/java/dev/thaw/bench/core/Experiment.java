// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.List;

/**
 * What is measured in rounds, in each of which all contenders take their turn. All that a turn
 * needs is made before the first one; what a user would wait for is in the turn.
 */
public interface Experiment extends AutoCloseable {
    String name();

    List<String> contenders();

    /**
     * Who takes a turn in a round.
     *
     * @param before what was measured of it before; null: nothing
     */
    default List<String> missing(int round, Round before) {
        return before == null ? contenders() : List.of();
    }

    /** How many rounds a whole run has; 0: as many as the benchmark has for all. */
    default int rounds() {
        return 0;
    }

    /** About how long a round takes, to tell how long all will take. */
    default double secondsPerRound() {
        return 1;
    }

    /** Whether it is measured only when it is named. */
    default boolean onRequest() {
        return false;
    }

    /** Before the first round. */
    void prepare() throws Exception;

    void turn(String contender, Measurements to) throws Exception;

    /** After the last round, also if one has failed. */
    @Override
    default void close() throws Exception {}
}
