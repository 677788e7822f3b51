// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * Where the parameters of one method go: into static fields, into what other parameters refer to,
 * and into what it returns. Fields of an object are not told apart, nor is the order of
 * instructions.
 */
final class MethodFlow extends Interpreter<Flow> {
    private final Summaries summaries;
    private final int depth;
    private final boolean isAction;
    private final Map<Integer, Integer> parameters = new HashMap<>();

    private final Map<AbstractInsnNode, Integer> made = new HashMap<>();
    private final Set<Stored> stored = new LinkedHashSet<>();
    private Flow returned = Flow.none(1);

    /** A value, and what it was stored into: what that comes from, or a static field. */
    private record Stored(Flow into, Flow value) {}

    private MethodFlow(Summaries summaries, JdkImage.Method method, int depth) {
        super(Opcodes.ASM9);
        this.summaries = summaries;
        this.depth = depth;
        isAction = Summaries.isAction(method.owner().name);
        int local = 0;
        int index = 0;
        if ((method.node().access & Opcodes.ACC_STATIC) == 0) {
            parameters.put(local++, index++);
        }
        for (Type type : Type.getArgumentTypes(method.node().desc)) {
            parameters.put(local, index++);
            local += type.getSize();
        }
    }

    /**
     * @param depth how many calls are followed
     */
    static Summary of(Summaries summaries, JdkImage.Method method, int depth) {
        MethodFlow flow = new MethodFlow(summaries, method, depth);
        try {
            new Analyzer<>(flow).analyze(method.owner().name, method.node());
        } catch (AnalyzerException e) {
            throw new IllegalStateException(method.id() + ": " + e.getMessage(), e);
        }
        return flow.summary();
    }

    private Summary summary() {
        Map<Integer, Flow> contents = new HashMap<>();
        boolean more = true;
        while (more) {
            more = false;
            for (Stored store : stored) {
                Flow value = all(store.value, contents);
                for (int object : store.into.made()) {
                    if (object >= 0) {
                        Flow before = contents.getOrDefault(object, Flow.none(1));
                        Flow after = before.with(value);
                        if (after != before) {
                            contents.put(object, after);
                            more = true;
                        }
                    }
                }
            }
        }
        Summary summary = new Summary();
        for (Stored store : stored) {
            Flow value = all(store.value, contents);
            Flow into = itself(store.into, contents).partsAsWhole();
            for (int from = 0; from < parameters.size(); from++) {
                if (value.isWhole(from)) {
                    summary.add(from, into);
                }
            }
        }
        summary.returned = itself(returned, contents);
        summary.within = all(returned, contents).withoutStatics();
        return summary;
    }

    /** With what is in the objects that the method has made. */
    private static Flow all(Flow flow, Map<Integer, Flow> contents) {
        Flow all = flow;
        for (boolean more = !flow.made().isEmpty(); more; ) {
            Flow before = all;
            for (int object : before.made()) {
                int number = object < 0 ? ~object : object;
                all = all.with(contents.getOrDefault(number, Flow.none(1)));
            }
            more = all != before;
        }
        return all;
    }

    /** What the value is, and not what is in it. */
    private static Flow itself(Flow flow, Map<Integer, Flow> contents) {
        Flow itself = flow;
        for (int object : flow.made()) {
            if (object < 0) {
                itself = itself.with(contents.getOrDefault(~object, Flow.none(1)));
            }
        }
        return itself;
    }

    private void store(Flow into, Flow value) {
        if (!into.isNone() && !value.isNone()) {
            stored.add(new Stored(into, value));
        }
    }

    private Flow make(AbstractInsnNode instruction) {
        return Flow.ofMade(made.computeIfAbsent(instruction, k -> made.size()));
    }

    @Override
    public Flow newValue(Type type) {
        return type == Type.VOID_TYPE ? null : Flow.none(type == null ? 1 : type.getSize());
    }

    @Override
    public Flow newParameterValue(boolean isInstance, int local, Type type) {
        return Flow.ofParameter(type.getSize(), parameters.get(local));
    }

    @Override
    public Flow newOperation(AbstractInsnNode instruction) {
        switch (instruction.getOpcode()) {
            case Opcodes.GETSTATIC:
                FieldInsnNode field = (FieldInsnNode) instruction;
                Type type = Type.getType(field.desc);
                return type.getSort() < Type.ARRAY
                        ? Flow.none(type.getSize())
                        : Flow.ofStatic(summaries.field(field));
            case Opcodes.NEW:
                return make(instruction);
            case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1:
                return Flow.none(2);
            case Opcodes.LDC:
                Object value = ((org.objectweb.asm.tree.LdcInsnNode) instruction).cst;
                return Flow.none(value instanceof Long || value instanceof Double ? 2 : 1);
            default:
                return Flow.none(1);
        }
    }

    @Override
    public Flow copyOperation(AbstractInsnNode instruction, Flow value) {
        return value;
    }

    @Override
    public Flow unaryOperation(AbstractInsnNode instruction, Flow value) {
        switch (instruction.getOpcode()) {
            case Opcodes.GETFIELD:
                Flow part = isAction ? value.part().withWholeOf(value) : value.part();
                return part.ofSize(Type.getType(((FieldInsnNode) instruction).desc).getSize());
            case Opcodes.PUTSTATIC:
                store(Flow.ofStatic(summaries.field((FieldInsnNode) instruction)), value);
                return null;
            case Opcodes.NEWARRAY, Opcodes.ANEWARRAY:
                return make(instruction);
            case Opcodes.I2L, Opcodes.I2D, Opcodes.F2L, Opcodes.F2D, Opcodes.L2D, Opcodes.D2L:
                return value.ofSize(2);
            case Opcodes.L2I, Opcodes.L2F, Opcodes.D2I, Opcodes.D2F:
                return value.ofSize(1);
            case Opcodes.ARRAYLENGTH, Opcodes.INSTANCEOF:
                return Flow.none(1);
            default:
                return value;
        }
    }

    @Override
    public Flow binaryOperation(AbstractInsnNode instruction, Flow one, Flow other) {
        int opcode = instruction.getOpcode();
        switch (opcode) {
            case Opcodes.PUTFIELD:
                store(one, other);
                return null;
            case Opcodes.LALOAD, Opcodes.DALOAD:
                return one.part().ofSize(2);
            case Opcodes.LCMP, Opcodes.FCMPL, Opcodes.FCMPG, Opcodes.DCMPL, Opcodes.DCMPG:
                return Flow.none(1);
            default:
                return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
                        ? one.part()
                        : one.with(other);
        }
    }

    @Override
    public Flow ternaryOperation(AbstractInsnNode instruction, Flow array, Flow index, Flow value) {
        store(array, value);
        return null;
    }

    @Override
    public Flow naryOperation(AbstractInsnNode instruction, List<? extends Flow> values) {
        if (instruction instanceof MethodInsnNode call) {
            return call(call, new ArrayList<>(values));
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            for (Object argument : dynamic.bsmArgs) {
                if (argument instanceof Handle handle) {
                    apply(summaries.of(handle, depth - 1), new ArrayList<>(values), 1);
                }
            }
            return union(values, 1);
        }
        return make(instruction);
    }

    private static Flow union(List<? extends Flow> values, int size) {
        Flow all = Flow.none(size);
        for (Flow value : values) {
            all = all.with(value);
        }
        return all;
    }

    private Flow call(MethodInsnNode call, List<Flow> values) {
        Type type = Type.getReturnType(call.desc);
        int size = Math.max(1, type.getSize());
        if (Calls.isHarmless(call)) {
            return type == Type.VOID_TYPE ? null : Flow.none(size);
        }
        int stores = Calls.storesInto(call);
        if (stores >= 0 && stores < values.size()) {
            // Arguments that only say where do not tell what is kept.
            store(values.get(stores), union(values.subList(stores + 1, values.size()), 1));
        }
        Flow result = Flow.none(size);
        if (Calls.isContainer(call.owner)) {
            result =
                    Calls.isReading(call) ? values.get(0).part().ofSize(size) : union(values, size);
        } else if (Calls.isValue(call.owner)) {
            result = union(values, size).withoutStatics();
        } else if (mayMatter(values, type)) {
            List<Summary> all = summaries.of(call, depth - 1);
            for (Summary summary : all) {
                result = result.with(apply(summary, values, size));
            }
            if (call.name.equals("<init>")) {
                store(values.get(0), union(values.subList(1, values.size()), 1));
                Flow content = union(values, 1);
                for (Summary action : summaries.actionsOf(call.owner, depth - 1)) {
                    apply(action, List.of(content), 1);
                }
            }
        }
        if (type == Type.VOID_TYPE) {
            return null;
        }
        if (type.getSort() < Type.ARRAY || type.getInternalName().equals("java/lang/String")) {
            result = result.withoutStatics();
        }
        return type == Type.BOOLEAN_TYPE ? Flow.none(1) : result;
    }

    private static boolean mayMatter(List<Flow> values, Type returned) {
        return returned.getSort() >= Type.ARRAY || values.stream().anyMatch(v -> !v.isNone());
    }

    /** What a call does with the values; those that are not given are of no interest. */
    private Flow apply(Summary summary, List<Flow> values, int size) {
        summary.into.forEach((from, into) -> {
            if (from < values.size()) {
                store(given(into, values, 1), values.get(from));
            }
        });
        return given(summary.returned, values, size)
                .with(given(summary.within, values, size).withoutStatics());
    }

    private static Flow given(Flow of, List<Flow> values, int size) {
        Flow given = new Flow(size, 0, of.statics(), Set.of());
        for (int i = 0; i < values.size(); i++) {
            if (of.isWhole(i)) {
                given = given.with(values.get(i));
            }
            if (of.isPart(i)) {
                given = given.with(values.get(i).part());
            }
        }
        return given;
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, Flow value, Flow expected) {
        returned = returned.with(value);
    }

    @Override
    public Flow merge(Flow one, Flow other) {
        return one.size() != other.size() ? Flow.none(1) : one.with(other);
    }
}
