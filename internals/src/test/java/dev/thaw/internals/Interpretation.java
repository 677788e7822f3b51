// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Interpreter;

/** What each instruction of a method does with what is known. */
final class Interpretation extends Interpreter<Value> {
    private final Flow flow;
    private final Library library;
    private final Flow.Call call;
    private int parameter;
    private boolean isDead;

    Interpretation(Flow flow, Library library, Flow.Call call) {
        super(Opcodes.ASM9);
        this.flow = flow;
        this.library = library;
        this.call = call;
    }

    /** Called before each instruction. */
    void at(AbstractInsnNode instruction, boolean dead) {
        isDead = dead;
    }

    private int index(AbstractInsnNode instruction) {
        return call.method().instructions.indexOf(instruction);
    }

    @Override
    public Value newValue(Type type) {
        return type == null ? Value.ANY : Flow.anyOf(type);
    }

    @Override
    public Value newParameterValue(boolean isInstanceMethod, int local, Type type) {
        return call.arguments().get(parameter++);
    }

    @Override
    public Value newEmptyValue(int local) {
        return Value.ANY;
    }

    @Override
    public Value newOperation(AbstractInsnNode instruction) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return number(opcode - Opcodes.ICONST_0);
        }
        return switch (opcode) {
            case Opcodes.ACONST_NULL -> Value.NONE;
            case Opcodes.BIPUSH, Opcodes.SIPUSH -> number(((IntInsnNode) instruction).operand);
            case Opcodes.LCONST_0, Opcodes.LCONST_1, Opcodes.DCONST_0, Opcodes.DCONST_1 ->
                    Value.ANY_WIDE;
            case Opcodes.LDC ->
                    switch (((LdcInsnNode) instruction).cst) {
                        case String text -> Value.of(new Fact.Text(text));
                        case Integer number -> number(number);
                        case Type type -> Value.of(new Fact.Type(type.getDescriptor()));
                        case Long _ -> Value.ANY_WIDE;
                        case Double _ -> Value.ANY_WIDE;
                        default -> Value.ANY;
                    };
            case Opcodes.GETSTATIC -> field((FieldInsnNode) instruction);
            case Opcodes.NEW -> {
                String type = ((TypeInsnNode) instruction).desc;
                yield Value.of(
                        type.equals("java/lang/StringBuilder")
                                ? new Fact.Text("")
                                : new Fact.Instance("L" + type + ";"));
            }
            default -> Value.ANY;
        };
    }

    private static Value number(int number) {
        return Value.of(new Fact.Number(number));
    }

    private Value field(FieldInsnNode field) {
        if (field.name.equals("TYPE") && field.desc.equals("Ljava/lang/Class;")) {
            return Signatures.primitive(field.owner);
        }
        Value value = flow.field(field.owner, field.name);
        return value == null ? newValue(Type.getType(field.desc)) : value;
    }

    @Override
    public Value copyOperation(AbstractInsnNode instruction, Value value) {
        return value;
    }

    @Override
    public Value unaryOperation(AbstractInsnNode instruction, Value value) {
        return switch (instruction.getOpcode()) {
            case Opcodes.CHECKCAST -> value;
            case Opcodes.GETFIELD -> field((FieldInsnNode) instruction);
            case Opcodes.PUTSTATIC -> put((FieldInsnNode) instruction, value);
            case Opcodes.ANEWARRAY ->
                    flow.arrays()
                            .array(
                                    flow.arrays().place(call, index(instruction), "array"),
                                    value.number());
            case Opcodes.I2L,
                    Opcodes.I2D,
                    Opcodes.F2L,
                    Opcodes.F2D,
                    Opcodes.L2D,
                    Opcodes.D2L,
                    Opcodes.LNEG,
                    Opcodes.DNEG ->
                    Value.ANY_WIDE;
            default -> Value.ANY;
        };
    }

    private Value put(FieldInsnNode field, Value value) {
        if (!isDead) {
            flow.put(field.owner, field.name, value);
        }
        return null;
    }

    @Override
    public Value binaryOperation(AbstractInsnNode instruction, Value left, Value right) {
        return switch (instruction.getOpcode()) {
            case Opcodes.AALOAD -> {
                Value elements = flow.arrays().elements(left);
                boolean isKnown =
                        !left.isOpen() && left.all(Fact.Elements.class).findAny().isPresent();
                yield isKnown ? elements : elements.or(Value.ANY);
            }
            case Opcodes.PUTFIELD -> put((FieldInsnNode) instruction, right);
            case Opcodes.LALOAD, Opcodes.DALOAD -> Value.ANY_WIDE;
            case Opcodes.LCMP, Opcodes.DCMPL, Opcodes.DCMPG -> Value.ANY;
            default -> left.size() == 2 ? Value.ANY_WIDE : Value.ANY;
        };
    }

    @Override
    public Value ternaryOperation(
            AbstractInsnNode instruction, Value array, Value index, Value value) {
        if (instruction.getOpcode() == Opcodes.AASTORE && !isDead) {
            flow.arrays().putElement(array, index, value);
        }
        return null;
    }

    @Override
    public Value naryOperation(AbstractInsnNode instruction, List<? extends Value> values) {
        List<Value> arguments = new ArrayList<>(values);
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return dynamic(dynamic, arguments);
        }
        if (!(instruction instanceof MethodInsnNode method)) {
            return Value.ANY;
        }
        Type result = Type.getReturnType(method.desc);
        if (isDead) {
            return result.getSize() == 2 ? Value.ANY_WIDE : Value.NONE;
        }
        Value known = library.call(flow, call, index(instruction), method, arguments);
        if (known == null && flow.isOurs(method.owner)) {
            known = flow.call(method.owner, method.name, method.desc, arguments);
        }
        if (known == null) {
            known = Collected.call(flow, call, index(instruction), method, arguments);
        }
        return known;
    }

    private Value dynamic(InvokeDynamicInsnNode dynamic, List<Value> arguments) {
        return switch (dynamic.bsm.getName()) {
            case "metafactory", "altMetafactory" ->
                    Value.of(
                            new Fact.Function((Handle) dynamic.bsmArgs[1], List.copyOf(arguments)));
            case "makeConcatWithConstants" ->
                    Texts.concatenation((String) dynamic.bsmArgs[0], dynamic, arguments);
            default -> newValue(Type.getReturnType(dynamic.desc));
        };
    }

    @Override
    public void returnOperation(AbstractInsnNode instruction, Value value, Value expected) {
        if (!isDead) {
            flow.returned(call, value);
        }
    }

    @Override
    public Value merge(Value before, Value more) {
        return before.or(more);
    }
}
