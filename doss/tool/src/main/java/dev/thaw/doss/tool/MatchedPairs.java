// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.util.Arrays;

/**
 * Objects of two graphs that stand for each other, in the order in which they were found, and the
 * way to each of them.
 */
final class MatchedPairs {
    static final int NONE = -1;

    private static final int SHOWN_STEPS = 12;

    private final Graph before;
    private final Graph after;

    /** For each object of a graph, by its number, its pair. */
    private final int[] pairOfOld;

    private final int[] pairOfNew;

    /** For each pair the two objects, the pair that led to it, and the reference there. */
    private long[] oldObjects = new long[1 << 10];

    private long[] newObjects = new long[1 << 10];
    private int[] parents = new int[1 << 10];
    private int[] steps = new int[1 << 10];
    private int size;

    MatchedPairs(Graph before, Graph after) {
        this.before = before;
        this.after = after;
        pairOfOld = new int[before.objects().count()];
        pairOfNew = new int[after.objects().count()];
        Arrays.fill(pairOfOld, NONE);
        Arrays.fill(pairOfNew, NONE);
    }

    int size() {
        return size;
    }

    long oldObject(int pair) {
        return oldObjects[pair];
    }

    long newObject(int pair) {
        return newObjects[pair];
    }

    int pairOfOld(long object) {
        return pairOfOld[before.objects().numberOf(object)];
    }

    int pairOfNew(long object) {
        return pairOfNew[after.objects().numberOf(object)];
    }

    /**
     * Adds a pair.
     *
     * @param parent the pair whose objects refer to these, or {@link #NONE}
     */
    int add(long oldObject, long newObject, int parent, int step) {
        if (size == oldObjects.length) {
            int more = Math.toIntExact(Math.min(2L * size, Integer.MAX_VALUE - Long.BYTES));
            oldObjects = Arrays.copyOf(oldObjects, more);
            newObjects = Arrays.copyOf(newObjects, more);
            parents = Arrays.copyOf(parents, more);
            steps = Arrays.copyOf(steps, more);
        }
        pairOfOld[before.objects().numberOf(oldObject)] = size;
        pairOfNew[after.objects().numberOf(newObject)] = size;
        oldObjects[size] = oldObject;
        newObjects[size] = newObject;
        parents[size] = parent;
        steps[size] = step;
        return size++;
    }

    /** For instance "root.table[3].value"; the middle of a long way is left out. */
    String path(int pair) {
        int length = 0;
        for (int p = pair; parents[p] != NONE; p = parents[p]) {
            length++;
        }
        String[] labels = new String[length];
        int at = length;
        for (int p = pair; parents[p] != NONE; p = parents[p]) {
            at--;
            boolean shown = at < SHOWN_STEPS || at >= length - SHOWN_STEPS;
            if (shown) {
                StoredType holder = before.file().typeAt(oldObjects[parents[p]]);
                labels[at] = References.label(holder, steps[p]);
            }
        }
        StringBuilder path = new StringBuilder("root");
        for (int i = 0; i < length; i++) {
            if (labels[i] != null) {
                path.append(labels[i]);
            } else if (i == SHOWN_STEPS) {
                path.append(" ... ").append(length - 2 * SHOWN_STEPS).append(" steps ... ");
            }
        }
        return path.toString();
    }
}
