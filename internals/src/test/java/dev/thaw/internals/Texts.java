// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.List;
import java.util.function.UnaryOperator;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Names that are put together. */
final class Texts {
    private Texts() {}

    static Value call(MethodInsnNode method, List<Value> arguments) {
        Value self = arguments.isEmpty() ? Value.NONE : arguments.getFirst();
        return switch (method.name) {
            case "append" ->
                    switch (method.desc.substring(0, 3)) {
                        case "(J)", "(D)" -> Value.ANY;
                        case "(C)" -> join(self, characters(arguments.get(1)));
                        default -> join(self, arguments.get(1));
                    };
            case "concat" -> join(self, arguments.get(1));
            case "toString", "intern", "strip" -> self;
            case "valueOf" -> method.desc.startsWith("(Ljava/lang/Object;") ? self : null;
            case "replace" -> replaced(method, self, arguments);
            default -> null;
        };
    }

    private static Value replaced(MethodInsnNode method, Value self, List<Value> arguments) {
        if (method.desc.startsWith("(CC)")) {
            Integer from = arguments.get(1).number();
            Integer to = arguments.get(2).number();
            return from == null || to == null
                    ? null
                    : map(self, t -> t.replace((char) from.intValue(), (char) to.intValue()));
        }
        List<Fact.Text> from = arguments.get(1).all(Fact.Text.class).toList();
        List<Fact.Text> to = arguments.get(2).all(Fact.Text.class).toList();
        return from.size() != 1 || to.size() != 1
                ? null
                : map(self, t -> t.replace(from.getFirst().text(), to.getFirst().text()));
    }

    private static Value map(Value value, UnaryOperator<String> with) {
        return Value.ofAll(
                value.all(Fact.Text.class).map(t -> new Fact.Text(with.apply(t.text()))),
                value.isOpen());
    }

    static Value join(Value left, Value right) {
        return Value.ofAll(
                left.all(Fact.Text.class)
                        .flatMap(l ->
                                right.all(Fact.Text.class)
                                        .map(r -> new Fact.Text(l.text() + r.text()))),
                left.isOpen() || right.isOpen());
    }

    private static Value characters(Value numbers) {
        return Value.ofAll(
                numbers.all(Fact.Number.class)
                        .map(n -> new Fact.Text(String.valueOf((char) n.number()))),
                numbers.isOpen());
    }

    static Value concatenation(
            String recipe, InvokeDynamicInsnNode dynamic, List<Value> arguments) {
        Value text = Value.of(new Fact.Text(""));
        int argument = 0;
        int constant = 1;
        for (char c : recipe.toCharArray()) {
            Value part =
                    switch (c) {
                        case '\1' -> arguments.get(argument++);
                        case '\2' ->
                                Value.of(new Fact.Text(dynamic.bsmArgs[constant++].toString()));
                        default -> Value.of(new Fact.Text(String.valueOf(c)));
                    };
            text = join(text, part);
        }
        return text;
    }
}
