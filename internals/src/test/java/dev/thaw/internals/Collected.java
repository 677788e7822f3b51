// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Methods of collections and streams, and all others of which nothing is known. */
final class Collected {
    private Collected() {}

    /** Any other method: what is in a collection is given to lambdas, and comes out again. */
    static Value call(
            Flow flow, Flow.Call from, int index, MethodInsnNode method, List<Value> arguments) {
        Type result = Type.getReturnType(method.desc);
        Value given = arguments.stream().map(flow.arrays()::elements).reduce(Value.NONE, Value::or);
        Value returned = Value.NONE;
        boolean hasFunction = false;
        for (Value argument : arguments) {
            for (Fact.Function f : argument.all(Fact.Function.class).toList()) {
                hasFunction = true;
                returned = returned.or(apply(flow, f, given));
            }
        }
        if (result.getSort() < Type.ARRAY || !method.owner.startsWith("java/util/")) {
            return Flow.anyOf(result);
        }
        boolean isMade =
                method.getOpcode() == Opcodes.INVOKESTATIC
                        && method.name.equals("of")
                        && !method.desc.contains("[");
        if (isMade || hasFunction && method.name.startsWith("map")) {
            Value array = flow.arrays().array(flow.arrays().place(from, index, "made"), null);
            (isMade ? arguments : List.of(returned))
                    .forEach(v -> flow.arrays().putElement(array, null, v));
            return array;
        }
        Value passed =
                method.name.equals("flatMap")
                        ? returned
                        : arguments.stream().reduce(Value.NONE, Value::or);
        Value elements = Value.ofAll(passed.all(Fact.Elements.class), false);
        if (elements.facts().isEmpty()) {
            return Flow.anyOf(result);
        }
        return result.getDescriptor().equals("Ljava/lang/Object;") ? elements.or(given) : elements;
    }

    private static Value apply(Flow flow, Fact.Function function, Value given) {
        List<Value> arguments = new ArrayList<>(function.captured());
        boolean isStatic = function.body().getTag() == Opcodes.H_INVOKESTATIC;
        List<Type> types =
                new ArrayList<>(List.of(Type.getArgumentTypes(function.body().getDesc())));
        if (!isStatic) {
            types.addFirst(Type.getObjectType(function.body().getOwner()));
        }
        while (arguments.size() < types.size()) {
            Type type = types.get(arguments.size());
            arguments.add(given.facts().isEmpty() ? Flow.anyOf(type) : given);
        }
        Value result =
                flow.call(
                        function.body().getOwner(),
                        function.body().getName(),
                        function.body().getDesc(),
                        arguments);
        return result == null || result.size() == 2 ? Value.ANY : result;
    }
}
