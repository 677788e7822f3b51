// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import dev.thaw.doss.rules.FlowCalls.Call;

/** Calls of methods that are not followed: what they are given may be in what they have. */
final class UnknownCalls {
    /** What an object keeps of what it is given. */
    static final int KEPT =
            FlowGraph.PASSED & ~(FlowGraph.HELD | FlowGraph.NUMBER | FlowGraph.ELEMENT);

    private final FlowGraph graph;
    private final FlowNodes nodes;
    private final FlowCalls calls;

    UnknownCalls(FlowGraph graph, FlowNodes nodes, FlowCalls calls) {
        this.graph = graph;
        this.nodes = nodes;
        this.calls = calls;
    }

    int valueOf(Call call, boolean isStatic) {
        boolean isNew = call.name().equals("<init>");
        boolean isLookup = Effects.isLookup(call.owner(), call.name());
        boolean keeps = isNew || !isLookup && !Effects.keepsNothing(call.owner());
        boolean takesPart = Effects.takesPart(call.owner(), call.name(), call.descriptor());
        boolean isSame = Effects.isSameNumber(call.name());
        int result = graph.node(0);
        for (int p = 0; p < call.arguments().length; p++) {
            String parameter = call.parameter(p);
            int argument = call.arguments()[p];
            if (argument == 0 || takesPart && Descriptors.isPrimitive(parameter)) {
                continue;
            }
            if (Effects.compares(call.name())) {
                calls.compares(call.receiver(), argument);
                calls.decides(argument);
            }
            if (keeps && !isStatic) {
                boolean isOther = isNew && call.receiver() != nodes.self();
                calls.put(argument, call.receiver(), isOther ? FlowGraph.PASSED : KEPT);
            }
            if (!isLookup || isStatic) {
                int mask = isStatic ? isSame ? ~FlowGraph.SELF : FlowGraph.PASSED : KEPT;
                boolean isAlias =
                        !Descriptors.isPrimitive(parameter)
                                && !parameter.equals("Ljava/lang/String;");
                graph.edge(argument, result, mask, FlowGraph.Step.CALL, isAlias);
            }
            if (!isNew && Descriptors.isFilled(parameter)) {
                fill(call, p);
            }
        }
        if (call.receiver() != 0) {
            int mask = isSame ? ~FlowGraph.SELF : FlowGraph.PASSED;
            graph.edge(call.receiver(), result, mask, FlowGraph.Step.CALL, true);
            if (Effects.compares(call.name())) {
                calls.decides(call.receiver());
            }
        }
        return unboxed(call, result);
    }

    /** What the other arguments have, and the object whose method it is, may come into one. */
    private void fill(Call call, int index) {
        int filled = call.arguments()[index];
        int mask =
                call.parameter(index).startsWith("Ljava/util/function/") ? FlowGraph.PASSED : KEPT;
        if (call.receiver() != nodes.self()) {
            calls.put(call.receiver(), filled, mask);
        }
        for (int a : call.arguments()) {
            if (a != filled) {
                calls.put(a, filled, mask);
            }
        }
    }

    private int unboxed(Call call, int result) {
        boolean isTruth = call.result().equals("Z");
        if (isTruth && !Effects.isSameNumber(call.name())
                || Effects.givesSize(call.owner(), call.name())) {
            return 0;
        }
        if (isTruth) {
            return graph.derived(result, 0, FlowGraph.SWAPPED);
        }
        if (Descriptors.isWord(call.result()) && Effects.givesNumber(call.owner(), call.name())) {
            int number = graph.node(0);
            graph.edge(result, number, FlowGraph.ALL, FlowGraph.Step.UNBOX, true);
            return number;
        }
        return result;
    }
}
