// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.util.Arrays;

/** The values that a method has at one of its instructions: nodes of a graph. */
final class FlowFrame {
    private final int[] locals;
    private int[] stack = new int[16];
    private boolean[] wide = new boolean[16];
    private int depth;

    FlowFrame(int locals) {
        this.locals = new int[locals];
    }

    int locals() {
        return locals.length;
    }

    int local(int slot) {
        return locals[slot];
    }

    void setLocal(int slot, int node) {
        locals[slot] = node;
    }

    int depth() {
        return depth;
    }

    int at(int index) {
        return stack[index];
    }

    boolean isWide(int index) {
        return wide[index];
    }

    void push(int node, boolean isWide) {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, 2 * depth);
            wide = Arrays.copyOf(wide, 2 * depth);
        }
        stack[depth] = node;
        wide[depth++] = isWide;
    }

    int pop() {
        return stack[--depth];
    }

    void clear() {
        depth = 0;
    }

    /** Drops as many slots; a wide value has two. */
    void drop(int slots) {
        for (int dropped = 0; dropped < slots; ) {
            dropped += wide[--depth] ? 2 : 1;
        }
    }

    /** Copies the upper slots below as many others. */
    void duplicate(int slots, int below) {
        int from = depth - values(depth, slots);
        int to = from - values(from, below);
        int[] nodes = Arrays.copyOfRange(stack, to, depth);
        boolean[] wides = Arrays.copyOfRange(wide, to, depth);
        int top = depth;
        depth = to;
        for (int i = from; i < top; i++) {
            push(nodes[i - to], wides[i - to]);
        }
        for (int i = 0; i < nodes.length; i++) {
            push(nodes[i], wides[i]);
        }
    }

    void swap() {
        int upper = pop();
        int lower = pop();
        push(upper, false);
        push(lower, false);
    }

    private int values(int end, int slots) {
        int values = 0;
        for (int seen = 0; seen < slots; values++) {
            seen += wide[end - 1 - values] ? 2 : 1;
        }
        return values;
    }
}
