// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * A frame that knows whether it is reached: a comparison of numbers that are known has one way on,
 * as those of the JDK's version.
 */
final class LiveFrame extends Frame<Value> {
    private enum Way {
        BOTH,
        JUMP,
        ON,
        NONE
    }

    private boolean isDead;
    private boolean wasDead;
    private Way way = Way.BOTH;

    LiveFrame(int locals, int stack) {
        super(locals, stack);
    }

    LiveFrame(Frame<? extends Value> frame) {
        super(frame);
        isDead = ((LiveFrame) frame).isDead;
    }

    @Override
    public Frame<Value> init(Frame<? extends Value> frame) {
        isDead = ((LiveFrame) frame).isDead;
        return super.init(frame);
    }

    @Override
    public void execute(AbstractInsnNode instruction, Interpreter<Value> interpreter)
            throws AnalyzerException {
        wasDead = isDead;
        way = wayOf(instruction.getOpcode());
        ((Interpretation) interpreter).at(instruction, isDead);
        super.execute(instruction, interpreter);
    }

    private Way wayOf(int opcode) {
        if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
            return way(
                    opcode - Opcodes.IFEQ,
                    getStack(getStackSize() - 1),
                    Value.of(new Fact.Number(0)));
        }
        if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
            Value left = getStack(getStackSize() - 2);
            return way(opcode - Opcodes.IF_ICMPEQ, left, getStack(getStackSize() - 1));
        }
        return Way.BOTH;
    }

    private static Way way(int comparison, Value left, Value right) {
        if (left.equals(Value.NONE) || right.equals(Value.NONE)) {
            return Way.NONE;
        }
        Integer a = left.number();
        Integer b = right.number();
        if (a == null || b == null) {
            return Way.BOTH;
        }
        boolean holds =
                switch (comparison) {
                    case 0 -> a.intValue() == b;
                    case 1 -> a.intValue() != b;
                    case 2 -> a < b;
                    case 3 -> a >= b;
                    case 4 -> a > b;
                    default -> a <= b;
                };
        return holds ? Way.JUMP : Way.ON;
    }

    @Override
    public void initJumpTarget(int opcode, LabelNode target) {
        // Called for both ways of one jump, in turn.
        isDead = wasDead || way == Way.NONE || way == (target == null ? Way.JUMP : Way.ON);
    }

    @Override
    public boolean merge(Frame<? extends Value> frame, Interpreter<Value> interpreter)
            throws AnalyzerException {
        LiveFrame other = (LiveFrame) frame;
        if (other.isDead) {
            return false;
        }
        if (isDead) {
            init(other);
            return true;
        }
        return super.merge(frame, interpreter);
    }
}
