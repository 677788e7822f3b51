// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Descriptors that code makes of class objects. An empty one is any. */
final class Signatures {
    private static final List<String> ANY = List.of("");

    private Signatures() {}

    /** MethodType.methodType. */
    static Value type(Flow flow, MethodInsnNode method, List<Value> arguments) {
        if (!method.name.equals("methodType")) {
            return null;
        }
        List<Value> types = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            if (Type.getArgumentTypes(method.desc)[i].getSort() == Type.ARRAY) {
                List<Value> more = flow.arrays().inOrder(arguments.get(i));
                if (more == null) {
                    return Value.ANY;
                }
                types.addAll(more);
            } else {
                types.add(arguments.get(i));
            }
        }
        String parameters = parameters(types.subList(1, types.size()));
        List<String> result = types(types.getFirst());
        return parameters == null || result.equals(ANY)
                ? Value.ANY
                : Value.ofAll(result.stream().map(r -> new Fact.Signature(parameters + r)), false);
    }

    /** Parameters of reflection, without the result. */
    static List<String> parameters(Flow flow, Value array) {
        List<Value> types = flow.arrays().inOrder(array);
        String parameters = types == null ? null : parameters(types);
        return parameters == null ? ANY : List.of(parameters);
    }

    private static String parameters(List<Value> types) {
        boolean isKnown =
                types.stream().allMatch(t -> t.facts().size() == 1 && t.isAll(Fact.Type.class));
        return isKnown
                ? types.stream()
                        .map(t -> types(t).getFirst())
                        .collect(Collectors.joining("", "(", ")"))
                : null;
    }

    static List<String> all(Value signature) {
        return signature.isAll(Fact.Signature.class)
                ? signature
                        .all(Fact.Signature.class)
                        .map(Fact.Signature::descriptor)
                        .sorted()
                        .toList()
                : ANY;
    }

    static List<String> types(Value type) {
        return type.isAll(Fact.Type.class)
                ? type.all(Fact.Type.class).map(Fact.Type::descriptor).sorted().toList()
                : ANY;
    }

    static List<String> texts(Value text) {
        return text.isAll(Fact.Text.class)
                ? text.all(Fact.Text.class).map(Fact.Text::text).sorted().toList()
                : ANY;
    }

    /** The class of a primitive type, as its wrapper has it. */
    static Value primitive(String wrapper) {
        String name =
                switch (wrapper.substring(wrapper.lastIndexOf('/') + 1)) {
                    case "Boolean" -> "Z";
                    case "Byte" -> "B";
                    case "Character" -> "C";
                    case "Short" -> "S";
                    case "Integer" -> "I";
                    case "Long" -> "J";
                    case "Float" -> "F";
                    case "Double" -> "D";
                    default -> "V";
                };
        return Value.of(new Fact.Type(name));
    }
}
