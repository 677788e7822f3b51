// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.inventory;

import java.util.Set;
import java.util.function.BiConsumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** Data flow within one method: where values of fields come from, and where they go. */
final class FieldFlow {
    private static final Set<String> READING =
            Set.of(
                    "get",
                    "getOrDefault",
                    "contains",
                    "containsKey",
                    "containsValue",
                    "containsAll",
                    "size",
                    "isEmpty",
                    "toArray",
                    "indexOf",
                    "length",
                    "cardinality",
                    "nextSetBit",
                    "charAt",
                    "keySet",
                    "values",
                    "entrySet",
                    "iterator",
                    "stream",
                    "forEach",
                    "hashCode",
                    "equals",
                    "toString",
                    "clone",
                    "getClass",
                    "intValue",
                    "longValue",
                    "isAssignableFrom",
                    "floorKey",
                    "floorEntry",
                    "ceilingEntry",
                    "headMap",
                    "tailMap",
                    "getProperty",
                    "copyOf",
                    "asReadOnlyBuffer",
                    "compareTo",
                    "elementAt",
                    "elements",
                    "keys");
    private static final Set<String> UNMODIFIABLE =
            Set.of("of", "copyOf", "ofEntries", "entry", "enumeration");

    private final Frame<SourceValue>[] frames;
    private final MethodNode method;

    FieldFlow(String owner, MethodNode method) throws AnalyzerException {
        this.method = method;
        frames = new Analyzer<>(new Sources()).analyze(owner, method);
    }

    /** What is loaded stays itself when it is copied or cast. */
    private static final class Sources extends SourceInterpreter {
        Sources() {
            super(Opcodes.ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode instruction, SourceValue value) {
            return value;
        }

        @Override
        public SourceValue unaryOperation(AbstractInsnNode instruction, SourceValue value) {
            return instruction.getOpcode() == Opcodes.CHECKCAST
                    ? value
                    : super.unaryOperation(instruction, value);
        }
    }

    /** Calls back with each store into a field and the origins of what is stored. */
    void stores(BiConsumer<FieldInsnNode, Origin> each, boolean later) {
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (frames[i] != null && instruction.getOpcode() == Opcodes.PUTSTATIC) {
                FieldInsnNode store = (FieldInsnNode) instruction;
                SourceValue value = top(frames[i], 0);
                if (value.insns.isEmpty()) {
                    each.accept(store, other(store.desc, later));
                }
                for (AbstractInsnNode source : value.insns) {
                    each.accept(store, origin(store, source, later));
                }
            }
        }
    }

    private Origin origin(FieldInsnNode store, AbstractInsnNode source, boolean later) {
        int opcode = source.getOpcode();
        if (opcode >= Opcodes.ACONST_NULL && opcode <= Opcodes.LDC) {
            return new Origin(Origin.Kind.CONSTANT, store.desc, later);
        }
        switch (opcode) {
            case Opcodes.NEW:
                return new Origin(Origin.Kind.NEW, ((TypeInsnNode) source).desc, later);
            case Opcodes.NEWARRAY:
            case Opcodes.ANEWARRAY:
                if (isEmpty(source)) {
                    return new Origin(Origin.Kind.CONSTANT, store.desc, later);
                }
                return new Origin(Origin.Kind.ARRAY, store.desc, later);
            case Opcodes.MULTIANEWARRAY:
                return new Origin(Origin.Kind.ARRAY, ((MultiANewArrayInsnNode) source).desc, later);
            case Opcodes.IADD:
            case Opcodes.LADD:
                return isOwn(store, source)
                        ? new Origin(Origin.Kind.INCREMENT, store.desc, later)
                        : other(store.desc, later);
            case Opcodes.INVOKEDYNAMIC:
                String made = ((InvokeDynamicInsnNode) source).desc;
                return Type.getArgumentTypes(made).length == 0
                        ? new Origin(
                                Origin.Kind.LAMBDA, Type.getReturnType(made).getDescriptor(), later)
                        : other(Type.getReturnType(made).getDescriptor(), later);
            case Opcodes.GETSTATIC:
            case Opcodes.GETFIELD:
                return other(((FieldInsnNode) source).desc, later);
            case Opcodes.INVOKESTATIC:
                MethodInsnNode call = (MethodInsnNode) source;
                if (isUnmodifiable(call)) {
                    return new Origin(Origin.Kind.UNMODIFIABLE, store.desc, later);
                }
                return other(Type.getReturnType(call.desc).getDescriptor(), later);
            default:
                return other(store.desc, later);
        }
    }

    private boolean isEmpty(AbstractInsnNode array) {
        Set<AbstractInsnNode> lengths = top(frames[method.instructions.indexOf(array)], 0).insns;
        return lengths.stream().allMatch(length -> length.getOpcode() == Opcodes.ICONST_0);
    }

    private static boolean isUnmodifiable(MethodInsnNode call) {
        switch (call.owner) {
            case "java/util/List":
            case "java/util/Set":
            case "java/util/Map":
                return UNMODIFIABLE.contains(call.name);
            case "java/util/Collections":
                return call.name.startsWith("unmodifiable")
                        || call.name.startsWith("empty")
                        || call.name.startsWith("singleton");
            default:
                return false;
        }
    }

    private boolean isOwn(FieldInsnNode store, AbstractInsnNode sum) {
        Frame<SourceValue> frame = frames[method.instructions.indexOf(sum)];
        for (int depth = 0; depth < 2; depth++) {
            for (AbstractInsnNode operand : top(frame, depth).insns) {
                if (operand.getOpcode() == Opcodes.GETSTATIC
                        && ((FieldInsnNode) operand).name.equals(store.name)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Origin other(String descriptor, boolean later) {
        return new Origin(Origin.Kind.OTHER, descriptor, later);
    }

    private static SourceValue top(Frame<SourceValue> frame, int depth) {
        return frame.getStack(frame.getStackSize() - 1 - depth);
    }

    /** Calls back with what is done with each value that was loaded from a field. */
    void uses(BiConsumer<FieldInsnNode, Use> each) {
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (frames[i] != null) {
                uses(instruction, frames[i], each);
            }
        }
    }

    private static void uses(
            AbstractInsnNode instruction,
            Frame<SourceValue> frame,
            BiConsumer<FieldInsnNode, Use> each) {
        int opcode = instruction.getOpcode();
        if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
            report(top(frame, 1), Use.READ, each);
        } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            report(top(frame, 0), Use.PASSED, each);
            report(top(frame, 2), Use.CHANGED, each);
        } else if (instruction instanceof MethodInsnNode call) {
            call(call, frame, each);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            int count = Type.getArgumentTypes(dynamic.desc).length;
            for (int depth = 0; depth < count; depth++) {
                report(top(frame, depth), Use.PASSED, each);
            }
        } else {
            switch (opcode) {
                case Opcodes.MONITORENTER:
                case Opcodes.MONITOREXIT:
                    report(top(frame, 0), Use.LOCKED, each);
                    break;
                case Opcodes.ARETURN:
                case Opcodes.PUTSTATIC:
                case Opcodes.ATHROW:
                    report(top(frame, 0), Use.PASSED, each);
                    break;
                case Opcodes.PUTFIELD:
                    report(top(frame, 0), Use.PASSED, each);
                    report(top(frame, 1), Use.CHANGED, each);
                    break;
                default:
                    break;
            }
        }
    }

    private static void call(
            MethodInsnNode call, Frame<SourceValue> frame, BiConsumer<FieldInsnNode, Use> each) {
        int count = Type.getArgumentTypes(call.desc).length;
        boolean reads = READING.contains(call.name);
        boolean copies = call.owner.equals("java/lang/System") && call.name.equals("arraycopy");
        boolean asks =
                call.owner.equals("java/util/Arrays")
                                && (call.name.startsWith("copyOf")
                                        || call.name.equals("binarySearch")
                                        || call.name.equals("equals")
                                        || call.name.equals("stream"))
                        || call.owner.equals("java/util/Objects");
        for (int depth = 0; depth < count; depth++) {
            boolean source = copies && depth == count - 1;
            boolean string =
                    call.owner.equals("java/lang/String")
                            || call.owner.equals("java/lang/StringBuilder");
            report(top(frame, depth), source || asks || string ? Use.READ : Use.PASSED, each);
        }
        if (call.getOpcode() != Opcodes.INVOKESTATIC) {
            report(top(frame, count), reads ? Use.READ : Use.CHANGED, each);
        }
    }

    private static void report(SourceValue value, Use use, BiConsumer<FieldInsnNode, Use> each) {
        for (AbstractInsnNode source : value.insns) {
            if (source.getOpcode() == Opcodes.GETSTATIC || source.getOpcode() == Opcodes.GETFIELD) {
                each.accept((FieldInsnNode) source, use);
            }
        }
    }
}
