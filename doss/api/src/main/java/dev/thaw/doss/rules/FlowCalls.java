// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.Set;

/** What fields and calls do with the values of a method. */
final class FlowCalls {
    private final FlowGraph graph;
    private final FlowNodes nodes;
    private final MethodReader reader;
    private final Set<String> own;
    private final Set<String> read = new HashSet<>();
    private final Set<String> followed = new HashSet<>();
    private final boolean isAtomic;
    private final FlowLambdas lambdas;
    private final UnknownCalls unknown;
    private final FlowFields fields;
    private Class<?> type;
    private String declaring;
    private int self;
    private String where;

    /**
     * @param own internal names of the class and those above it
     */
    FlowCalls(FlowGraph graph, FlowNodes nodes, MethodReader reader, Set<String> own) {
        this.graph = graph;
        this.nodes = nodes;
        this.reader = reader;
        this.own = own;
        isAtomic = own.stream().anyMatch(Descriptors::isAtomicClass);
        lambdas = new FlowLambdas(graph, nodes, this);
        unknown = new UnknownCalls(graph, nodes, this);
        fields = new FlowFields(graph, nodes, this);
    }

    /** All methods of a class with code are read, sooner or later. */
    void follow(String owner, ClassModel file) {
        read.add(owner);
        for (MethodModel m : file.methods()) {
            if (m.code().isPresent()) {
                String key =
                        keyOf(owner, m.methodName().stringValue(), m.methodType().stringValue());
                followed.add(key);
                if (m.flags().has(AccessFlag.PRIVATE)) {
                    nodes.isPrivate(key);
                }
            }
        }
    }

    /** Constructors are those of their class, other methods may be overridden. */
    String keyOf(String owner, String name, String descriptor) {
        boolean isOfClass = name.equals("<init>") || !own.contains(owner);
        return (isOfClass ? owner : "") + name + descriptor;
    }

    /**
     * Before methods of a class.
     *
     * @param newType whose loader finds what the class knows
     * @param name its internal name
     */
    void enter(Class<?> newType, String name) {
        type = newType;
        declaring = name;
        self = own.contains(name) ? nodes.self() : graph.node(0);
    }

    String enter(MethodModel method) {
        String name = method.methodName().stringValue();
        where = declaring.replace('/', '.') + "." + name;
        return keyOf(declaring, name, method.methodType().stringValue());
    }

    void enterParameters(MethodModel method, FlowFrame frame) {
        String key = enter(method);
        int slot = 0;
        if (!method.flags().has(AccessFlag.STATIC)) {
            frame.setLocal(slot++, self);
        }
        int index = 0;
        for (ClassDesc p : method.methodTypeSymbol().parameterList()) {
            frame.setLocal(slot, nodes.parameter(key, index++));
            slot += TypeKind.from(p).slotSize();
        }
    }

    void returns(String method, int value) {
        graph.copy(value, nodes.result(method));
    }

    void decides(int value) {
        nodes.decides(value, where);
    }

    void compares(int left, int right) {
        nodes.compares(left, right, where);
    }

    void puts(int value, int object) {
        put(value, object, ~FlowGraph.SELF);
    }

    void put(int value, int object, int mask) {
        graph.edge(value, object, mask, FlowGraph.Step.CALL_PUT, false);
        nodes.put(value, object, where);
    }

    FlowFields fields() {
        return fields;
    }

    boolean isOwn(String owner) {
        return own.contains(owner);
    }

    boolean isRead(String owner) {
        return read.contains(owner);
    }

    /** Something is in a field or an object. */
    void isPut(int value, int into) {
        nodes.put(value, into, where);
    }

    void invokeDynamic(FlowFrame frame, InvokeDynamicInstruction i) {
        MethodTypeDesc made = i.typeSymbol();
        int[] arguments = pop(frame, made);
        ClassDesc result = made.returnType();
        int value = 0;
        if (lambdas.isMade(i)) {
            value = lambdas.make(i, arguments, where);
        } else if (!result.isPrimitive()) {
            value = graph.node(0);
            for (int a : arguments) {
                graph.give(a, value, FlowGraph.PASSED);
            }
        }
        push(frame, result, value);
    }

    void invoke(FlowFrame frame, InvokeInstruction i) {
        MethodTypeDesc made = i.typeSymbol();
        int[] arguments = pop(frame, made);
        boolean isStatic = i.opcode() == Opcode.INVOKESTATIC;
        int receiver = isStatic ? 0 : frame.pop();
        boolean isSuper = i.opcode() == Opcode.INVOKESPECIAL;
        var call =
                new Call(
                        i.owner().asInternalName(),
                        i.name().stringValue(),
                        i.type().stringValue(),
                        made,
                        receiver,
                        arguments);
        push(frame, made.returnType(), valueOf(call, isStatic, isSuper));
    }

    /** A call with its values. */
    record Call(
            String owner,
            String name,
            String descriptor,
            MethodTypeDesc type,
            int receiver,
            int[] arguments) {
        String result() {
            return type.returnType().descriptorString();
        }

        String parameter(int index) {
            return type.parameterType(index).descriptorString();
        }
    }

    private int valueOf(Call call, boolean isStatic, boolean isSuper) {
        int source = Effects.source(call.owner(), call.name(), call.descriptor(), isSuper);
        if (source != 0) {
            return source == FlowGraph.CLOCK ? graph.time() : graph.node(source);
        }
        if (isNative(call.owner(), call.name(), call.descriptor())) {
            return nativeResult(call);
        }
        boolean swapsHere =
                !MethodReader.isNonBlocking(type)
                        && (Descriptors.isAtomicClass(call.owner())
                                || isAtomic && own.contains(call.owner()));
        if (swapsHere && Effects.isSwap(call.name())) {
            nodes.swaps(call.receiver(), where);
        }
        int result =
                isFollowed(call.owner(), call.name(), call.descriptor())
                        ? followed(call)
                        : unknown.valueOf(call, isStatic);
        if (!swapsHere || !Effects.isUpdate(call.name())) {
            return result;
        }
        int swapped = graph.node(0);
        graph.give(result, swapped, FlowGraph.ALL);
        graph.edge(call.receiver(), swapped, FlowGraph.SWAPPED, FlowGraph.Step.SWAP, false);
        return swapped;
    }

    boolean isFollowed(String owner, String name, String descriptor) {
        return followed.contains(keyOf(owner, name, descriptor));
    }

    boolean isNative(String owner, String name, String descriptor) {
        return reader.isNative(type, owner, name, descriptor);
    }

    private int nativeResult(Call call) {
        for (int p = 0; p < call.arguments().length; p++) {
            String parameter = call.parameter(p);
            int argument = call.arguments()[p];
            if (Descriptors.isWord(parameter) || call.name().equals("invokeWithArguments")) {
                nodes.toNative(argument, where);
            } else if (!Descriptors.isPrimitive(parameter)) {
                int object = graph.node(0);
                graph.alias(argument, object, FlowGraph.SELF);
                nodes.toNative(object, where);
            }
            if (parameter.equals("[J") || parameter.equals("[I")) {
                put(graph.node(FlowGraph.NATIVE), argument, FlowGraph.ALL);
            }
        }
        boolean isHandle = call.owner().equals("java/lang/invoke/MethodHandle");
        return Descriptors.isWord(call.result())
                ? graph.node(FlowGraph.NATIVE)
                : graph.node(isHandle ? FlowGraph.GIVEN : 0);
    }

    private int followed(Call call) {
        String key = keyOf(call.owner(), call.name(), call.descriptor());
        for (int p = 0; p < call.arguments().length; p++) {
            int parameter = nodes.parameter(key, p);
            if (Descriptors.isPrimitive(call.parameter(p))) {
                graph.copyNumber(call.arguments()[p], parameter);
            } else {
                graph.alias(call.arguments()[p], parameter, FlowGraph.ALL);
            }
        }
        if (call.name().equals("<init>") && call.receiver() != nodes.self()) {
            // What its fields get is in the new object, too.
            for (int a : call.arguments()) {
                put(a, call.receiver(), UnknownCalls.KEPT);
            }
        }
        return nodes.result(key);
    }

    private static int[] pop(FlowFrame frame, MethodTypeDesc type) {
        int[] arguments = new int[type.parameterCount()];
        for (int p = arguments.length - 1; p >= 0; p--) {
            arguments[p] = frame.pop();
        }
        return arguments;
    }

    private static void push(FlowFrame frame, ClassDesc type, int node) {
        TypeKind kind = TypeKind.from(type);
        if (kind != TypeKind.VOID) {
            frame.push(node, kind.slotSize() == 2);
        }
    }
}
