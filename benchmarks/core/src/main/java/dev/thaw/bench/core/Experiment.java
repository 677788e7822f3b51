// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * What is measured in rounds, in each of which all contenders take their turn. All that a turn
 * needs is made before the first one; what a user would wait for is in the turn.
 */
public abstract class Experiment implements AutoCloseable {
    private final String name;
    private final List<String> contenders;
    private final int rounds;
    private final double secondsPerRound;
    private final Deque<AutoCloseable> kept = new ArrayDeque<>();

    /** With as many rounds as the benchmark has for all, of a second each. */
    protected Experiment(String name, List<String> contenders) {
        this(name, contenders, 0, 1);
    }

    /**
     * @param rounds how many a whole run has; 0: as many as the benchmark has for all
     * @param secondsPerRound about how long a round takes, to tell how long all will take
     */
    protected Experiment(String name, List<String> contenders, int rounds, double secondsPerRound) {
        this.name = name;
        this.contenders = contenders;
        this.rounds = rounds;
        this.secondsPerRound = secondsPerRound;
    }

    public final String name() {
        return name;
    }

    public final List<String> contenders() {
        return contenders;
    }

    public final int rounds() {
        return rounds;
    }

    public final double secondsPerRound() {
        return secondsPerRound;
    }

    /**
     * Who takes a turn in a round.
     *
     * @param before what was measured of it before; null: nothing
     */
    public List<String> missing(int round, Round before) {
        return before == null ? contenders : List.of();
    }

    /** Whether it is measured only when it is named. */
    public boolean onRequest() {
        return false;
    }

    /** Before the first round. */
    public abstract void prepare() throws Exception;

    public abstract void turn(String contender, Measurements to) throws Exception;

    /** Closes it after the last round, also if one has failed; what was kept last is first. */
    protected final <T extends AutoCloseable> T keep(T resource) {
        kept.push(resource);
        return resource;
    }

    @Override
    public final void close() throws Exception {
        Exception failed = null;
        while (!kept.isEmpty()) {
            try {
                kept.pop().close();
            } catch (Exception e) {
                failed = e;
            }
        }
        if (failed != null) {
            throw failed;
        }
    }
}
