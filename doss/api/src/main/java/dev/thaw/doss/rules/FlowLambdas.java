// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandleInfo;

/** Lambdas: objects that have what they capture, and give what their bodies give. */
final class FlowLambdas {
    private final FlowGraph graph;
    private final FlowNodes nodes;
    private final FlowCalls calls;

    FlowLambdas(FlowGraph graph, FlowNodes nodes, FlowCalls calls) {
        this.graph = graph;
        this.nodes = nodes;
        this.calls = calls;
    }

    boolean isMade(InvokeDynamicInstruction i) {
        return bodyOf(i) != null
                && i.invokedynamic()
                        .bootstrap()
                        .bootstrapMethod()
                        .reference()
                        .owner()
                        .asInternalName()
                        .equals("java/lang/invoke/LambdaMetafactory");
    }

    private static MethodHandleEntry bodyOf(InvokeDynamicInstruction i) {
        return i.invokedynamic().bootstrap().arguments().stream()
                .filter(MethodHandleEntry.class::isInstance)
                .map(MethodHandleEntry.class::cast)
                .findFirst()
                .orElse(null);
    }

    int make(InvokeDynamicInstruction i, int[] captured, String where) {
        int lambda = graph.node(0);
        MethodTypeDesc made = i.typeSymbol();
        for (int c = 0; c < captured.length; c++) {
            boolean isAlias = !made.parameterType(c).isPrimitive();
            graph.edge(captured[c], lambda, FlowGraph.PASSED, FlowGraph.Step.SAME, isAlias);
        }
        String types = i.type().stringValue();
        nodes.lambda(lambda, types.substring(0, types.indexOf(')') + 1), where);
        MethodHandleEntry body = bodyOf(i);
        var method = body.reference();
        String owner = method.owner().asInternalName();
        String name = method.name().stringValue();
        String descriptor = method.type().stringValue();
        boolean isStatic = body.kind() == MethodHandleInfo.REF_invokeStatic;
        int source = Effects.source(owner, name, descriptor, false);
        if (source != 0) {
            give(graph.node(source), lambda);
        } else if (calls.isNative(owner, name, descriptor)) {
            int number = unboxed(lambda);
            nodes.toNative(number, where);
            if (Descriptors.isWord(descriptor.substring(descriptor.indexOf(')') + 1))) {
                give(graph.node(FlowGraph.NATIVE), lambda);
            }
        } else if (calls.isFollowed(owner, name, descriptor)) {
            boolean isBound = !isStatic && body.kind() != MethodHandleInfo.REF_newInvokeSpecial;
            follow(calls.keyOf(owner, name, descriptor), descriptor, captured, lambda, isBound);
        } else if (captured.length == 1 && !isStatic) {
            // A method of what is captured gets what the lambda gets.
            graph.edge(lambda, captured[0], FlowGraph.KEPT, FlowGraph.Step.CALL_PUT, false);
            nodes.put(lambda, captured[0], where);
        }
        return lambda;
    }

    private void follow(
            String key, String descriptor, int[] captured, int lambda, boolean isBound) {
        MethodTypeDesc type = MethodTypeDesc.ofDescriptor(descriptor);
        int offset = isBound ? 1 : 0;
        for (int p = 0; p < type.parameterCount(); p++) {
            int parameter = nodes.parameter(key, p);
            if (p + offset < captured.length) {
                if (type.parameterType(p).isPrimitive()) {
                    graph.copyNumber(captured[p + offset], parameter);
                } else {
                    graph.alias(captured[p + offset], parameter, FlowGraph.ALL);
                }
            } else {
                boolean isNumber = Descriptors.isWord(type.parameterType(p).descriptorString());
                graph.copy(isNumber ? unboxed(lambda) : lambda, parameter);
            }
        }
        give(nodes.result(key), lambda);
    }

    private int unboxed(int lambda) {
        int number = graph.node(0);
        graph.edge(lambda, number, FlowGraph.ALL, FlowGraph.Step.UNBOX, true);
        return number;
    }

    private void give(int result, int lambda) {
        graph.edge(result, lambda, FlowGraph.ALL, FlowGraph.Step.WRAP, false);
    }
}
