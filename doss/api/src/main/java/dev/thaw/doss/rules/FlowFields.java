// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.instruction.FieldInstruction;

/** Fields: those of the class are nodes of their own, others may have what their objects have. */
final class FlowFields {
    private final FlowGraph graph;
    private final FlowNodes nodes;
    private final FlowCalls calls;

    FlowFields(FlowGraph graph, FlowNodes nodes, FlowCalls calls) {
        this.graph = graph;
        this.nodes = nodes;
        this.calls = calls;
    }

    int value(FieldInstruction f, int object, boolean isStatic) {
        String name = f.name().stringValue();
        String descriptor = f.type().stringValue();
        boolean isOwn = calls.isOwn(f.owner().asInternalName());
        if (isOwn) {
            return isStatic ? nodes.staticField(name) : nodes.field(name, descriptor);
        }
        if (isStatic && calls.isRead(f.owner().asInternalName())) {
            return fieldOfOther(f);
        }
        if (object == 0) {
            return 0;
        }
        int value = graph.node(0);
        if (calls.isRead(f.owner().asInternalName())) {
            // What else the object has is known not to be in this field.
            graph.alias(fieldOfOther(f), value, FlowGraph.ALL);
            graph.alias(object, value, FlowGraph.PASSED & ~UnknownCalls.KEPT);
        } else {
            graph.alias(object, value, FlowGraph.PASSED);
        }
        if (Descriptors.holdsNumber(descriptor)) {
            graph.edge(object, value, FlowGraph.PASSED, FlowGraph.Step.UNBOX, false);
        }
        return value;
    }

    void put(FieldInstruction f, int object, int value, boolean isStatic) {
        String name = f.name().stringValue();
        String descriptor = f.type().stringValue();
        if (descriptor.equals("Z")) {
            return;
        }
        if (!calls.isOwn(f.owner().asInternalName())) {
            calls.put(value, object, UnknownCalls.KEPT);
            if (calls.isRead(f.owner().asInternalName())) {
                graph.alias(value, fieldOfOther(f), UnknownCalls.KEPT | FlowGraph.SWAPPED);
            }
            return;
        }
        int field = isStatic ? nodes.staticField(name) : nodes.field(name, descriptor);
        if (Descriptors.isPrimitive(descriptor)) {
            graph.give(value, field, ~FlowGraph.SELF);
        } else {
            graph.alias(value, field, ~FlowGraph.SELF);
        }
        calls.isPut(value, field);
    }

    private int fieldOfOther(FieldInstruction f) {
        return nodes.staticField(f.owner().asInternalName() + "." + f.name().stringValue());
    }
}
