// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;

/** What instructions do that only know the stack. */
final class FlowOperators {
    private final FlowGraph graph;
    private final FlowCalls calls;
    private final FlowFrame frame;

    FlowOperators(FlowGraph graph, FlowCalls calls, FlowFrame frame) {
        this.graph = graph;
        this.calls = calls;
        this.frame = frame;
    }

    static boolean isWide(TypeKind type) {
        return type.slotSize() == 2;
    }

    void convert(ConvertInstruction c) {
        int from = frame.pop();
        boolean isSame = c.fromType() == TypeKind.INT && c.toType() == TypeKind.LONG;
        int to = isSame ? from : graph.derived(from, 0, FlowGraph.ALL);
        frame.push(to, isWide(c.toType()));
    }

    void operate(OperatorInstruction o) {
        switch (o.opcode()) {
            case ARRAYLENGTH -> {
                frame.pop();
                frame.push(0, false);
            }
            case INEG, LNEG, FNEG, DNEG ->
                    frame.push(graph.derived(frame.pop(), 0, FlowGraph.ALL), isWide(o.typeKind()));
            case LCMP, FCMPL, FCMPG, DCMPL, DCMPG -> {
                int right = frame.pop();
                int left = frame.pop();
                calls.compares(left, right);
                frame.push(graph.derived(left, right, FlowGraph.SWAPPED), false);
            }
            case IADD, LADD -> {
                int right = frame.pop();
                frame.push(graph.sum(frame.pop(), right), isWide(o.typeKind()));
            }
            case ISUB, LSUB, FSUB, DSUB -> {
                int right = frame.pop();
                int left = frame.pop();
                calls.compares(left, right);
                frame.push(graph.difference(left, right), isWide(o.typeKind()));
            }
            default -> {
                int right = frame.pop();
                frame.push(
                        graph.derived(frame.pop(), right, ~FlowGraph.SWAPPED),
                        isWide(o.typeKind()));
            }
        }
    }

    void check(TypeCheckInstruction t) {
        int from = frame.pop();
        if (t.opcode() == Opcode.INSTANCEOF) {
            frame.push(0, false);
        } else if (from != 0 && Descriptors.isBox(t.type().asInternalName())) {
            int number = graph.node(0);
            graph.edge(from, number, FlowGraph.ALL, FlowGraph.Step.UNBOX, true);
            frame.push(number, false);
        } else {
            frame.push(from, false);
        }
    }

    void move(Opcode opcode) {
        switch (opcode) {
            case POP -> frame.drop(1);
            case POP2 -> frame.drop(2);
            case DUP -> frame.duplicate(1, 0);
            case DUP_X1 -> frame.duplicate(1, 1);
            case DUP_X2 -> frame.duplicate(1, 2);
            case DUP2 -> frame.duplicate(2, 0);
            case DUP2_X1 -> frame.duplicate(2, 1);
            case DUP2_X2 -> frame.duplicate(2, 2);
            default -> frame.swap();
        }
    }
}
