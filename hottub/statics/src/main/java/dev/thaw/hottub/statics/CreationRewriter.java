// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.TypePath;

/**
 * Guards in front of {@code new}, which initialises the class before the constructor's arguments
 * are there. Most creations need none: if all arguments are constants or variables, the guard in
 * the constructor is early enough. So a {@code new} is held back until its constructor is called,
 * or something else comes first.
 */
final class CreationRewriter extends MethodVisitor {
    private final Guards guards;

    /** The class of a {@code new} that is held back; null: none is. */
    private String creating;

    private boolean duplicated;
    private final List<Runnable> held = new ArrayList<>();

    // Frames name the position of a "new"; a guard in front of it moves it.
    private final List<Label> here = new ArrayList<>();
    private Map<Label, Label> moved;

    CreationRewriter(MethodVisitor next, Guards guards) {
        super(Opcodes.ASM9, next);
        this.guards = guards;
    }

    private void flush() {
        if (creating == null) {
            return;
        }
        String created = creating;
        creating = null;
        if (guards.callBeforeNew(created) && !here.isEmpty()) {
            if (moved == null) {
                moved = new HashMap<>();
            }
            Label label = new Label();
            mv.visitLabel(label);
            here.forEach(old -> moved.put(old, label));
        }
        release(created);
    }

    private void release(String created) {
        here.clear();
        mv.visitTypeInsn(Opcodes.NEW, created);
        held.forEach(Runnable::run);
        held.clear();
        duplicated = false;
    }

    /** For an instruction that only pushes something that is there already. */
    private boolean hold(Runnable instruction) {
        if (creating != null && duplicated) {
            held.add(instruction);
            return true;
        }
        other();
        return false;
    }

    private void other() {
        flush();
        here.clear();
    }

    // ------- the creation itself

    @Override
    public void visitTypeInsn(int opcode, String typeName) {
        if (opcode == Opcodes.NEW) {
            flush();
            creating = typeName;
            duplicated = false;
            return;
        }
        other();
        super.visitTypeInsn(opcode, typeName);
    }

    @Override
    public void visitMethodInsn(
            int opcode, String owner, String method, String descriptor, boolean isInterface) {
        if (creating != null
                && duplicated
                && opcode == Opcodes.INVOKESPECIAL
                && method.equals("<init>")
                && owner.equals(creating)) {
            String created = creating;
            creating = null;
            release(created);
        } else {
            other();
        }
        super.visitMethodInsn(opcode, owner, method, descriptor, isInterface);
    }

    // ------- what may be between

    @Override
    public void visitInsn(int opcode) {
        if (creating != null && !duplicated && opcode == Opcodes.DUP) {
            duplicated = true;
            held.add(() -> mv.visitInsn(Opcodes.DUP));
            return;
        }
        if (opcode <= Opcodes.DCONST_1 && opcode > Opcodes.NOP) {
            if (hold(() -> mv.visitInsn(opcode))) {
                return;
            }
        } else {
            other();
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
            if (hold(() -> mv.visitVarInsn(opcode, variable))) {
                return;
            }
        } else {
            other();
        }
        super.visitVarInsn(opcode, variable);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        if (opcode != Opcodes.NEWARRAY) {
            if (hold(() -> mv.visitIntInsn(opcode, operand))) {
                return;
            }
        } else {
            other();
        }
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitLdcInsn(Object value) {
        if (value instanceof ConstantDynamic) {
            other();
        } else if (hold(() -> mv.visitLdcInsn(value))) {
            return;
        }
        super.visitLdcInsn(value);
    }

    // ------- what may not

    @Override
    public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
        other();
        super.visitFieldInsn(opcode, owner, field, descriptor);
    }

    @Override
    public void visitInvokeDynamicInsn(
            String method, String descriptor, Handle bootstrap, Object... arguments) {
        other();
        super.visitInvokeDynamicInsn(method, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        other();
        super.visitIincInsn(variable, increment);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        other();
        super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label dflt, Label... labels) {
        other();
        super.visitTableSwitchInsn(min, max, dflt, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] labels) {
        other();
        super.visitLookupSwitchInsn(dflt, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        other();
        super.visitMultiANewArrayInsn(descriptor, dimensions);
    }

    @Override
    public AnnotationVisitor visitInsnAnnotation(
            int typeRef, TypePath path, String descriptor, boolean visible) {
        flush();
        return super.visitInsnAnnotation(typeRef, path, descriptor, visible);
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        flush();
        super.visitLineNumber(line, start);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        flush();
        super.visitMaxs(maxStack, maxLocals);
    }

    // ------- positions

    @Override
    public void visitLabel(Label label) {
        flush();
        here.add(label);
        super.visitLabel(label);
    }

    @Override
    public void visitFrame(int kind, int locals, Object[] local, int stacks, Object[] stack) {
        flush();
        super.visitFrame(kind, locals, moved(local), stacks, moved(stack));
    }

    private Object[] moved(Object[] types) {
        if (moved == null || types == null) {
            return types;
        }
        Object[] changed = types.clone();
        for (int i = 0; i < changed.length; i++) {
            if (changed[i] instanceof Label label && moved.containsKey(label)) {
                changed[i] = moved.get(label);
            }
        }
        return changed;
    }
}
