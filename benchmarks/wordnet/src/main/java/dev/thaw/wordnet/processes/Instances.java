// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet.processes;

import java.util.Comparator;

/** How many dictionaries there are at once, and what separates them. */
public record Instances(Kind kind, int count) implements Comparable<Instances> {
    /** What separates one dictionary from another. */
    public enum Kind {
        PROCESS("process", "processes"),

        /** All in one process, each with a heap of its own. */
        ISOLATE("isolate", "isolates");

        private final String one;
        private final String several;

        Kind(String one, String several) {
            this.one = one;
            this.several = several;
        }

        /** As in "each process". */
        public String title() {
            return one;
        }

        public String plural() {
            return several;
        }
    }

    public static Instances processes(int count) {
        return new Instances(Kind.PROCESS, count);
    }

    public static Instances isolates(int count) {
        return new Instances(Kind.ISOLATE, count);
    }

    /** As in "8 processes". */
    public String title() {
        return count + " " + (count == 1 ? kind.one : kind.several);
    }

    public int processes() {
        return kind == Kind.PROCESS ? count : 1;
    }

    /** How many there are in each process. */
    public int instancesEach() {
        return kind == Kind.PROCESS ? 1 : count;
    }

    /** By number, so that processes and isolates are beside each other. */
    @Override
    public int compareTo(Instances other) {
        return Comparator.comparingInt(Instances::count)
                .thenComparing(Instances::kind)
                .compare(this, other);
    }
}
