// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

/** Says where two graphs differ, as a path from the root, and in what. */
final class DifferencePlaces {
    private final Graph before;
    private final Graph after;
    private final MatchedPairs pairs;
    private final Problems differences;

    DifferencePlaces(Graph before, Graph after, MatchedPairs pairs, Problems differences) {
        this.before = before;
        this.after = after;
        this.pairs = pairs;
        this.differences = differences;
    }

    /** A value of a pair of objects. */
    void differ(int pair, String label, String oldValue, String newValue) {
        if (differences.wantsMore()) {
            String path = pair == MatchedPairs.NONE ? "root" : pairs.path(pair);
            differences.add(path + label + ": " + oldValue + " -> " + newValue);
        } else {
            differences.add("");
        }
    }

    /** A reference leads to objects that do not stand for each other. */
    void differInTarget(
            int parent, int step, long oldReference, int oldPair, long newReference, int newPair) {
        if (differences.wantsMore()) {
            String place =
                    parent == MatchedPairs.NONE ? "root" : pairs.path(parent) + label(parent, step);
            differences.add(
                    place
                            + ": refers to another object: "
                            + shown(before, oldReference, oldPair)
                            + " -> "
                            + shown(after, newReference, newPair));
        } else {
            differences.add("");
        }
    }

    private String shown(Graph graph, long reference, int pair) {
        String what = graph.describe(reference);
        return pair == MatchedPairs.NONE
                ? what + ", not seen yet"
                : what + " at " + pairs.path(pair);
    }

    /** What a step from an object is called. */
    String label(int parent, int step) {
        return parent == MatchedPairs.NONE
                ? ""
                : References.label(before.file().typeAt(pairs.oldObject(parent)), step);
    }
}
