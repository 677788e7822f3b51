// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.List;
import java.util.function.BinaryOperator;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** What the methods do that names come from and go to: those of the JDK, and our native ones. */
final class Library {
    private static final String CLASS = "java/lang/Class";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final String NATIVE = "dev/thaw/hottub/server/Native";

    private final int feature;
    private final BinaryOperator<String> typeOfField;
    private final Lookups lookups;

    /**
     * @param feature of the JDK that our code finds itself on
     * @param typeOfField the descriptor of a field, by its class and its name; null if there is
     *     none
     */
    Library(int feature, BinaryOperator<String> typeOfField, Lookups lookups) {
        this.lookups = lookups;
        this.feature = feature;
        this.typeOfField = typeOfField;
    }

    /** What a call of such a method returns; null if it is none of them. */
    Value call(Flow flow, Flow.Call from, int index, MethodInsnNode method, List<Value> arguments) {
        Value found =
                switch (method.owner) {
                    case CLASS -> ofClass(flow, from, index, method, arguments);
                    case LOOKUP -> ofLookup(from, index, method, arguments);
                    case NATIVE -> ofNative(from, index, method, arguments);
                    case "java/lang/String", "java/lang/StringBuilder" ->
                            Texts.call(method, arguments);
                    case "java/lang/invoke/MethodType" -> Signatures.type(flow, method, arguments);
                    case "java/lang/invoke/MethodHandle" ->
                            ofHandle(from, index, method, arguments);
                    case "java/lang/reflect/Field" ->
                            method.name.equals("get") ? inField(arguments.getFirst()) : null;
                    case "java/lang/invoke/MethodHandles" ->
                            method.name.equals("privateLookupIn")
                                    ? opened(from, index, method, arguments.getFirst())
                                    : null;
                    case "java/lang/Runtime$Version" ->
                            method.name.equals("feature")
                                    ? Value.of(new Fact.Number(feature))
                                    : null;
                    default -> null;
                };
        if (found == null && method.name.equals("loadClass") && arguments.size() == 2) {
            found = named(from, index, method, arguments.get(1));
        }
        if (found == null && method.name.equals("getClass") && arguments.size() == 1) {
            found = classOf(arguments.getFirst());
        }
        return found;
    }

    private static Value inField(Value field) {
        return Value.ofAll(
                field.all(Fact.Field.class).map(f -> new Fact.Instance(f.descriptor())),
                field.facts().isEmpty());
    }

    private static Value classOf(Value object) {
        return Value.ofAll(
                object.all(Fact.Instance.class)
                        .filter(i -> !i.descriptor().equals("Ljava/lang/Object;"))
                        .map(i -> new Fact.Type(i.descriptor(), true)),
                object.facts().isEmpty()
                        || object.facts().contains(new Fact.Instance("Ljava/lang/Object;")));
    }

    /** A class that is found by its name. */
    private Value named(Flow.Call from, int index, MethodInsnNode method, Value name) {
        lookups.add(
                Use.Kind.CLASS,
                from,
                index,
                Lookups.apiOf(method),
                Value.NONE,
                name,
                List.of(""),
                false);
        return Value.ofAll(
                name.all(Fact.Text.class)
                        .map(text -> text.text().replace('.', '/'))
                        .map(text -> new Fact.Type(text.startsWith("[") ? text : "L" + text + ";")),
                name.isOpen());
    }

    private Value opened(Flow.Call from, int index, MethodInsnNode method, Value type) {
        lookups.add(
                Use.Kind.CLASS,
                from,
                index,
                Lookups.apiOf(method),
                type,
                Value.NONE,
                List.of(""),
                false);
        return Flow.anyOf(Type.getReturnType(method.desc));
    }

    private Value ofClass(
            Flow flow, Flow.Call from, int index, MethodInsnNode method, List<Value> arguments) {
        Value self = arguments.getFirst();
        boolean inherited = !method.name.startsWith("getDeclared");
        switch (method.name) {
            case "forName" -> {
                boolean ofModule = method.desc.startsWith("(Ljava/lang/Module;");
                return named(from, index, method, arguments.get(ofModule ? 1 : 0));
            }
            case "getName", "getTypeName" -> {
                return Value.ofAll(
                        self.all(Fact.Type.class)
                                .map(t -> new Fact.Text(t.name().replace('/', '.'))),
                        self.isOpen());
            }
            case "descriptorString" -> {
                return Value.ofAll(
                        self.all(Fact.Type.class).map(t -> new Fact.Text(t.descriptor())),
                        self.isOpen());
            }
            case "asSubclass" -> {
                return self;
            }
            case "getDeclaredField", "getField" -> {
                lookups.add(
                        Use.Kind.FIELD,
                        from,
                        index,
                        Lookups.apiOf(method),
                        self,
                        arguments.get(1),
                        List.of(""),
                        inherited);
                return Value.ofAll(
                        self.all(Fact.Type.class)
                                .flatMap(t ->
                                        arguments
                                                .get(1)
                                                .all(Fact.Text.class)
                                                .map(n -> typeOfField.apply(t.name(), n.text())))
                                .filter(descriptor -> descriptor != null)
                                .map(Fact.Field::new),
                        true);
            }
            case "getDeclaredMethod", "getMethod" ->
                    lookups.add(
                            Use.Kind.METHOD,
                            from,
                            index,
                            Lookups.apiOf(method),
                            self,
                            arguments.get(1),
                            Signatures.parameters(flow, arguments.get(2)),
                            inherited);
            case "getDeclaredConstructor", "getConstructor" ->
                    lookups.add(
                            Use.Kind.METHOD,
                            from,
                            index,
                            Lookups.apiOf(method),
                            self,
                            Value.of(new Fact.Text("<init>")),
                            Signatures.parameters(flow, arguments.get(1)),
                            false);
            default -> {
                return null;
            }
        }
        return Flow.anyOf(Type.getReturnType(method.desc));
    }

    private Value ofLookup(
            Flow.Call from, int index, MethodInsnNode method, List<Value> arguments) {
        if (method.name.equals("findClass")) {
            return named(from, index, method, arguments.get(1));
        }
        if (!method.name.startsWith("find")) {
            return null;
        }
        Value type = arguments.get(1);
        if (method.name.equals("findConstructor")) {
            lookups.add(
                    Use.Kind.METHOD,
                    from,
                    index,
                    Lookups.apiOf(method),
                    type,
                    Value.of(new Fact.Text("<init>")),
                    Signatures.all(arguments.get(2)),
                    false);
            return Flow.anyOf(Type.getReturnType(method.desc));
        }
        Value name = arguments.get(2);
        boolean isField = method.name.endsWith("etter") || method.name.endsWith("VarHandle");
        List<String> descriptors =
                isField ? Signatures.types(arguments.get(3)) : Signatures.all(arguments.get(3));
        lookups.add(
                isField ? Use.Kind.FIELD : Use.Kind.METHOD,
                from,
                index,
                Lookups.apiOf(method),
                type,
                name,
                descriptors,
                true);
        if (isField) {
            return Flow.anyOf(Type.getReturnType(method.desc));
        }
        return Value.ofAll(
                type.all(Fact.Type.class)
                        .flatMap(t ->
                                name.all(Fact.Text.class)
                                        .flatMap(n ->
                                                descriptors.stream()
                                                        .map(d ->
                                                                new Fact.Method(
                                                                        t.name(), n.text(), d)))),
                true);
    }

    private Value ofHandle(
            Flow.Call from, int index, MethodInsnNode method, List<Value> arguments) {
        Value self = arguments.getFirst();
        if (method.name.equals("bindTo") || method.name.equals("asType")) {
            return self;
        }
        boolean isOffset =
                self.all(Fact.Method.class).anyMatch(m -> m.name().equals("objectFieldOffset"));
        if (isOffset && method.desc.startsWith("(Ljava/lang/Class;Ljava/lang/String;)")) {
            lookups.add(
                    Use.Kind.FIELD,
                    from,
                    index,
                    "Unsafe.objectFieldOffset",
                    arguments.get(1),
                    arguments.get(2),
                    List.of(""),
                    false);
        }
        return null;
    }

    /** Of the C library: a class, an object or not, a name, a descriptor. */
    private Value ofNative(
            Flow.Call from, int index, MethodInsnNode method, List<Value> arguments) {
        Use.Kind kind = Use.Kind.METHOD;
        Value type = arguments.isEmpty() ? Value.NONE : arguments.getFirst();
        Value name;
        Value descriptor;
        switch (method.name) {
            case "getObject", "setObject", "getNumber", "setNumber" -> {
                kind = Use.Kind.FIELD;
                name = arguments.get(2);
                descriptor = arguments.get(3);
            }
            case "call" -> {
                name = arguments.get(1);
                descriptor = arguments.get(2);
            }
            case "callOn" -> {
                type = classOf(type);
                name = arguments.get(1);
                descriptor = arguments.get(2);
            }
            case "construct" -> {
                name = Value.of(new Fact.Text("<init>"));
                descriptor = arguments.get(1);
            }
            default -> {
                if (method.desc.contains("Ljava/lang/Class;Ljava/lang/String;")
                        || method.desc.contains("Ljava/lang/Object;Ljava/lang/String;")) {
                    throw new IllegalStateException(
                            method.name + " looks up by name; say in Library.ofNative what");
                }
                return null;
            }
        }
        lookups.add(
                kind,
                from,
                index,
                Lookups.apiOf(method),
                type,
                name,
                Signatures.texts(descriptor),
                true);
        Type result = Type.getReturnType(method.desc);
        if (result.getSort() != Type.OBJECT) {
            return Flow.anyOf(result);
        }
        return Value.ofAll(
                descriptor
                        .all(Fact.Text.class)
                        .map(d -> new Fact.Instance(d.text().substring(d.text().indexOf(')') + 1))),
                descriptor.isOpen());
    }
}
