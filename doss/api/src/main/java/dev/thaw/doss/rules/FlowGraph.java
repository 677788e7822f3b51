// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where the values of a class go: a node is a value, a field, or an object with all that it keeps.
 * Marks go along the edges; what is put into an object also goes back to what the object was got
 * from.
 */
final class FlowGraph {
    static final int CLOCK = 1;
    static final int NATIVE = 1 << 1;
    static final int PROCESS = 1 << 2;

    /** What a step of an atomic object has found or left. */
    static final int SWAPPED = 1 << 3;

    /** The number in a field. */
    static final int NUMBER = 1 << 4;

    /** Of an object in a field, from which a number may come. */
    static final int ELEMENT = 1 << 5;

    /** What any method handle has given: only a number may mean something to native code. */
    static final int GIVEN = 1 << 6;

    /** The object itself. */
    static final int SELF = 1 << 7;

    /** Whatever is in a field. */
    static final int HELD = 1 << 8;

    static final int KEPT = CLOCK | NATIVE | PROCESS;
    static final int ALL = -1;

    /** What a method that is not followed passes on. */
    static final int PASSED = ~(SELF | SWAPPED | GIVEN);

    /** The marks of what a lambda gives when it is called lie above those of what it is. */
    private static final int CALLED = 16;

    private static final int SOURCES = KEPT | SWAPPED;

    /** How marks change on an edge. */
    enum Step {
        SAME,
        /** Into an object: others who have it find it there. */
        PUT,
        /** The result of a lambda's body into the lambda. */
        WRAP,
        /** Of a call: what a lambda gives comes out. */
        CALL,
        /** The same into the object whose method is called. */
        CALL_PUT,
        /** A reference turns out to be a number. */
        UNBOX,
        /** From an atomic object to what a step of it gives. */
        SWAP
    }

    private record Edge(int from, int to, int mask, Step step, boolean isAlias) {}

    private record Pair(int left, int right, int result) {}

    private final List<Edge> edges = new ArrayList<>();
    private final List<Pair> sums = new ArrayList<>();
    private final List<Pair> differences = new ArrayList<>();

    /** Times as they are, maybe with something added; what they come from, if they are not read. */
    private final List<int[]> copies = new ArrayList<>();

    private int[] marks = new int[64];
    private int[] seeds = new int[64];
    private int[] stored = new int[64];
    private boolean[] mayBeTime = new boolean[64];
    // Node 0 is all that has no mark.
    private int count = 1;

    int node(int seed) {
        if (count == seeds.length) {
            seeds = Arrays.copyOf(seeds, 2 * count);
            mayBeTime = Arrays.copyOf(mayBeTime, 2 * count);
        }
        seeds[count] = seed;
        return count++;
    }

    int time() {
        int node = node(CLOCK);
        mayBeTime[node] = true;
        return node;
    }

    /** A node for which all that comes is one of the same: where ways join, or a result. */
    int join() {
        int node = node(0);
        mayBeTime[node] = true;
        return node;
    }

    void seed(int node, int mark) {
        seeds[node] |= mark;
    }

    /** One more that comes to a join. */
    void copy(int from, int join) {
        copies.add(new int[] {from, join});
        alias(from, join, ALL);
    }

    /** The same, where nothing can be put into what comes. */
    void copyNumber(int from, int join) {
        copies.add(new int[] {from, join});
        give(from, join, ALL);
    }

    void alias(int from, int to, int mask) {
        edge(from, to, mask, Step.SAME, true);
    }

    void give(int from, int to, int mask) {
        edge(from, to, mask, Step.SAME, false);
    }

    void edge(int from, int to, int mask, Step step, boolean isAlias) {
        if (from != 0 && to != 0 && from != to) {
            edges.add(new Edge(from, to, mask, step, isAlias));
        }
    }

    int sum(int left, int right) {
        return ofTimes(left, right, sums);
    }

    int difference(int left, int right) {
        return ofTimes(left, right, differences);
    }

    private int ofTimes(int left, int right, List<Pair> pairs) {
        int result = derived(left, right, ~SELF);
        if (result != 0) {
            mayBeTime[result] = true;
            pairs.add(new Pair(left, right, result));
        }
        return result;
    }

    int derived(int left, int right, int mask) {
        if (left == 0 && right == 0) {
            return 0;
        }
        int result = node(0);
        give(left, result, mask);
        give(right, result, mask);
        return result;
    }

    void solve() {
        propagate(false);
        sums.forEach(s -> findTime(s, true));
        differences.forEach(d -> findTime(d, false));
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int[] copy : copies) {
                if (mayBeTime[copy[1]] && !mayBeTime[copy[0]]) {
                    mayBeTime[copy[1]] = false;
                    changed = true;
                }
            }
        }
        propagate(true);
    }

    /** A time to which something else is added is one, and one from which it is taken. */
    private void findTime(Pair pair, boolean isSum) {
        boolean left = (marks[pair.left()] & CLOCK) != 0;
        boolean right = (marks[pair.right()] & CLOCK) != 0;
        if (left == right || right && !isSum) {
            mayBeTime[pair.result()] = false;
        } else {
            copies.add(new int[] {left ? pair.left() : pair.right(), pair.result()});
        }
    }

    int marksOf(int node) {
        return marks[node];
    }

    boolean isTime(int node) {
        return mayBeTime[node] && (marks[node] & CLOCK) != 0;
    }

    private void propagate(boolean withDifferences) {
        marks = Arrays.copyOf(seeds, count);
        stored = new int[count];
        boolean[] isSpan = new boolean[count];
        if (withDifferences) {
            for (Pair d : differences) {
                isSpan[d.result()] = mayBeTime[d.left()] && mayBeTime[d.right()];
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Edge e : edges) {
                changed |= follow(e, isSpan[e.to()] ? e.mask() & ~CLOCK : e.mask());
            }
        }
    }

    private boolean follow(Edge e, int mask) {
        int of = marks[e.from()];
        int out =
                switch (e.step()) {
                    case SAME, PUT -> of;
                    case WRAP -> (of & SOURCES) << CALLED;
                    case CALL, CALL_PUT -> of | of >>> CALLED & SOURCES;
                    case UNBOX ->
                            of
                                    | ((of & ELEMENT) != 0 ? NUMBER : 0)
                                    | ((of & GIVEN) != 0 ? NATIVE : 0);
                    case SWAP -> (of & (HELD | SELF)) != 0 ? SWAPPED : 0;
                };
        out &= mask;
        boolean isPut = e.step() == Step.PUT || e.step() == Step.CALL_PUT;
        boolean changed = add(marks, e.to(), out);
        if (isPut) {
            changed |= add(stored, e.to(), out);
        }
        if (e.isAlias()) {
            int back = stored[e.to()];
            changed |= add(stored, e.from(), back) | add(marks, e.from(), back);
        }
        return changed;
    }

    private static boolean add(int[] bits, int node, int added) {
        int before = bits[node];
        bits[node] |= added;
        return bits[node] != before;
    }
}
