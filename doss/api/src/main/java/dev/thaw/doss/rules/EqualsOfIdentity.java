// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.CodeElement;
import java.lang.classfile.Instruction;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LabelTarget;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An {@code equals} that gets another object of the same class: what it says if it only compares
 * references.
 */
final class EqualsOfIdentity {
    private static final int UNKNOWN = -1;
    private static final int MOST_STEPS = 100;

    // What can be on the stack, but for numbers.
    private static final Object THIS = new Object();
    private static final Object OTHER = new Object();

    private final Class<?> type;
    private final List<CodeElement> code = new ArrayList<>();
    private final Map<Label, Integer> labels = new HashMap<>();

    EqualsOfIdentity(Class<?> type, MethodModel method) {
        this.type = type;
        method.code().ifPresent(c -> code.addAll(c.elementList()));
        for (int i = 0; i < code.size(); i++) {
            if (code.get(i) instanceof LabelTarget t) {
                labels.put(t.label(), i);
            }
        }
    }

    boolean isAlwaysFalse() {
        Deque<Object> stack = new ArrayDeque<>();
        int at = 0;
        for (int step = 0; step < MOST_STEPS && at < code.size(); step++) {
            switch (code.get(at)) {
                case ReturnInstruction r -> {
                    return Integer.valueOf(0).equals(stack.peek());
                }
                case BranchInstruction b -> {
                    int taken = isTaken(b.opcode(), stack);
                    if (taken == UNKNOWN) {
                        return false;
                    }
                    if (taken == 1) {
                        at = labels.get(b.target());
                    }
                }
                case Instruction i -> {
                    if (!execute(i, stack)) {
                        return false;
                    }
                }
                default -> {
                    // lines, names and labels
                }
            }
            at++;
        }
        return false;
    }

    /** Whether it is known what becomes of it. */
    private boolean execute(Instruction i, Deque<Object> stack) {
        switch (i) {
            case LoadInstruction l when l.slot() <= 1 -> stack.push(l.slot() == 0 ? THIS : OTHER);
            case ConstantInstruction c when c.constantValue() instanceof Integer n -> stack.push(n);
            case TypeCheckInstruction t -> {
                if (!isOwn(t.type())) {
                    return false;
                }
                if (t.opcode() == Opcode.INSTANCEOF) {
                    stack.pop();
                    stack.push(1);
                }
            }
            case InvokeInstruction c
                    when c.opcode() == Opcode.INVOKESPECIAL
                            && c.name().equalsString(Identity.EQUALS)
                            && c.type().equalsString(Identity.EQUALS_TYPE)
                            && stack.size() == 2
                            && Identity.decides(type.getSuperclass()) -> {
                stack.clear();
                stack.push(0);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean isOwn(ClassEntry name) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            if (name.asInternalName().equals(c.getName().replace('.', '/'))) {
                return true;
            }
        }
        return false;
    }

    private static int isTaken(Opcode opcode, Deque<Object> stack) {
        return switch (opcode) {
            case GOTO, GOTO_W -> 1;
            case IFEQ -> stack.pop().equals(0) ? 1 : 0;
            case IFNE -> stack.pop().equals(0) ? 0 : 1;
            case IFNULL -> {
                stack.pop();
                yield 0;
            }
            case IFNONNULL -> {
                stack.pop();
                yield 1;
            }
            case IF_ACMPEQ -> stack.pop() == stack.pop() ? 1 : 0;
            case IF_ACMPNE -> stack.pop() == stack.pop() ? 0 : 1;
            default -> UNKNOWN;
        };
    }
}
