// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.FlowOperators.isWide;

import java.lang.classfile.Attributes;
import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.attribute.StackMapFrameInfo;
import java.lang.classfile.attribute.StackMapFrameInfo.SimpleVerificationTypeInfo;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.ConvertInstruction;
import java.lang.classfile.instruction.DiscontinuedInstruction;
import java.lang.classfile.instruction.ExceptionCatch;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.LookupSwitchInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.NewMultiArrayInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.classfile.instruction.NewPrimitiveArrayInstruction;
import java.lang.classfile.instruction.NewReferenceArrayInstruction;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.StackInstruction;
import java.lang.classfile.instruction.StoreInstruction;
import java.lang.classfile.instruction.TableSwitchInstruction;
import java.lang.classfile.instruction.ThrowInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts one method into a graph: its instructions in their order, once. Where ways meet there are
 * joins, which get the values of all ways, also of those that come later.
 */
final class FlowReader {
    private final FlowGraph graph;
    private final FlowCalls calls;
    private final String signature;
    private final FlowFrame frame;
    private final FlowOperators operators;
    private final Map<Label, FlowFrame> joins = new HashMap<>();
    private final Map<Label, StackMapFrameInfo> described = new HashMap<>();
    private final Set<Label> targets = new HashSet<>();
    private final Set<ExceptionCatch> open = new HashSet<>();
    private final List<ExceptionCatch> handlers = new ArrayList<>();
    private boolean isReached = true;

    private FlowReader(FlowGraph graph, FlowCalls calls, MethodModel method, CodeAttribute code) {
        this.graph = graph;
        this.calls = calls;
        signature = calls.enter(method);
        frame = new FlowFrame(code.maxLocals());
        operators = new FlowOperators(graph, calls, frame);
    }

    static void read(FlowGraph graph, FlowCalls calls, MethodModel method) {
        if (method.code().isPresent()) {
            CodeAttribute code = (CodeAttribute) method.code().get();
            try {
                new FlowReader(graph, calls, method, code).read(method, code);
            } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
                // Code that no compiler makes.
                throw new NoClassDefFoundError(signatureOf(method));
            }
        }
    }

    private static String signatureOf(MethodModel method) {
        return method.methodName().stringValue() + method.methodType().stringValue();
    }

    private void read(MethodModel method, CodeAttribute code) {
        calls.enterParameters(method, frame);
        code.findAttribute(Attributes.stackMapTable())
                .ifPresent(t -> t.entries().forEach(f -> described.put(f.target(), f)));
        for (CodeElement e : code) {
            switch (e) {
                case BranchInstruction b -> targets.add(b.target());
                case LookupSwitchInstruction s -> {
                    targets.add(s.defaultTarget());
                    s.cases().forEach(c -> targets.add(c.target()));
                }
                case TableSwitchInstruction s -> {
                    targets.add(s.defaultTarget());
                    s.cases().forEach(c -> targets.add(c.target()));
                }
                case DiscontinuedInstruction.JsrInstruction j -> targets.add(j.target());
                case ExceptionCatch c -> handlers.add(c);
                default -> {}
            }
        }
        for (CodeElement e : code) {
            if (e instanceof LabelTarget l) {
                arrive(l.label());
            } else if (isReached && e instanceof Instruction i) {
                step(i);
            }
        }
    }

    private void arrive(Label label) {
        for (ExceptionCatch c : handlers) {
            if (c.tryEnd().equals(label)) {
                open.remove(c);
            }
        }
        boolean isHandler = handlers.stream().anyMatch(c -> c.handler().equals(label));
        if (isHandler || targets.contains(label)) {
            if (isReached && !isHandler) {
                go(label);
            }
            FlowFrame join = joinAt(label, isHandler);
            frame.clear();
            for (int i = 0; i < join.depth(); i++) {
                frame.push(join.at(i), join.isWide(i));
            }
            for (int i = 0; i < frame.locals(); i++) {
                frame.setLocal(i, join.local(i));
            }
            isReached = true;
        }
        for (ExceptionCatch c : handlers) {
            if (c.tryStart().equals(label) && open.add(c)) {
                FlowFrame handler = joinAt(c.handler(), true);
                for (int i = 0; i < frame.locals(); i++) {
                    graph.copy(frame.local(i), handler.local(i));
                }
            }
        }
    }

    /** The join at a label: as deep as the stack is that comes first, or as the class file says. */
    private FlowFrame joinAt(Label label, boolean isHandler) {
        return joins.computeIfAbsent(
                label,
                l -> {
                    FlowFrame join = new FlowFrame(frame.locals());
                    for (int i = 0; i < join.locals(); i++) {
                        join.setLocal(i, graph.join());
                    }
                    if (isHandler) {
                        join.push(graph.node(0), false);
                    } else if (isReached) {
                        for (int i = 0; i < frame.depth(); i++) {
                            join.push(graph.join(), frame.isWide(i));
                        }
                    } else if (described.get(l) != null) {
                        for (var type : described.get(l).stack()) {
                            boolean isWide =
                                    type == SimpleVerificationTypeInfo.LONG
                                            || type == SimpleVerificationTypeInfo.DOUBLE;
                            join.push(graph.join(), isWide);
                        }
                    }
                    return join;
                });
    }

    private void go(Label label) {
        FlowFrame join = joinAt(label, false);
        for (int i = 0; i < join.depth(); i++) {
            graph.copy(frame.at(i), join.at(i));
        }
        for (int i = 0; i < frame.locals(); i++) {
            graph.copy(frame.local(i), join.local(i));
        }
    }

    private void end() {
        isReached = false;
        frame.clear();
    }

    private void store(int slot, int node) {
        frame.setLocal(slot, node);
        for (ExceptionCatch c : open) {
            graph.copy(node, joinAt(c.handler(), true).local(slot));
        }
    }

    private void step(Instruction instruction) {
        switch (instruction) {
            case LoadInstruction l -> frame.push(frame.local(l.slot()), isWide(l.typeKind()));
            case StoreInstruction s -> store(s.slot(), frame.pop());
            case ConstantInstruction c -> frame.push(0, isWide(c.typeKind()));
            case FieldInstruction f -> field(f);
            case InvokeInstruction i -> calls.invoke(frame, i);
            case InvokeDynamicInstruction i -> calls.invokeDynamic(frame, i);
            case OperatorInstruction o -> operators.operate(o);
            case ConvertInstruction c -> operators.convert(c);
            case StackInstruction s -> operators.move(s.opcode());
            case BranchInstruction b -> branch(b);
            case LookupSwitchInstruction s -> {
                calls.decides(frame.pop());
                s.cases().forEach(c -> go(c.target()));
                go(s.defaultTarget());
                end();
            }
            case TableSwitchInstruction s -> {
                calls.decides(frame.pop());
                s.cases().forEach(c -> go(c.target()));
                go(s.defaultTarget());
                end();
            }
            case ReturnInstruction r -> {
                if (r.opcode() != Opcode.RETURN) {
                    calls.returns(signature, frame.pop());
                }
                end();
            }
            case ThrowInstruction t -> end();
            case NewObjectInstruction n -> frame.push(graph.node(0), false);
            case NewPrimitiveArrayInstruction n -> newArray(1);
            case NewReferenceArrayInstruction n -> newArray(1);
            case NewMultiArrayInstruction n -> newArray(n.dimensions());
            case ArrayLoadInstruction a -> {
                frame.pop();
                int element = graph.node(0);
                graph.alias(frame.pop(), element, ~FlowGraph.SELF);
                frame.push(element, isWide(a.typeKind()));
            }
            case ArrayStoreInstruction a -> {
                int value = frame.pop();
                frame.pop();
                calls.puts(value, frame.pop());
            }
            case TypeCheckInstruction t -> operators.check(t);
            case MonitorInstruction m -> frame.pop();
            case DiscontinuedInstruction.JsrInstruction j -> {
                frame.push(0, false);
                go(j.target());
                frame.pop();
            }
            case DiscontinuedInstruction.RetInstruction r -> end();
            default -> {}
        }
    }

    private void newArray(int dimensions) {
        frame.drop(dimensions);
        frame.push(graph.node(0), false);
    }

    private void field(FieldInstruction f) {
        boolean isStatic = f.opcode() == Opcode.GETSTATIC || f.opcode() == Opcode.PUTSTATIC;
        boolean isRead = f.opcode() == Opcode.GETFIELD || f.opcode() == Opcode.GETSTATIC;
        int value = isRead ? 0 : frame.pop();
        int object = isStatic ? 0 : frame.pop();
        if (isRead) {
            boolean isWide = isWide(TypeKind.from(f.typeSymbol()));
            frame.push(calls.fields().value(f, object, isStatic), isWide);
        } else {
            calls.fields().put(f, object, value, isStatic);
        }
    }

    private void branch(BranchInstruction b) {
        switch (b.opcode()) {
            case GOTO, GOTO_W -> {
                go(b.target());
                end();
                return;
            }
            case IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE, IFNULL, IFNONNULL ->
                    calls.decides(frame.pop());
            default -> {
                int right = frame.pop();
                int left = frame.pop();
                calls.compares(left, right);
                calls.decides(left);
                calls.decides(right);
            }
        }
        go(b.target());
    }
}
