// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.ClassState;
import dev.thaw.hottub.statics.ClassFacts.StaticField;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes what a reset needs of a class: where its state is, a method that gives static fields their
 * default values, and one that shows what stays.
 */
final class StateWriter {
    private final ClassVisitor out;
    private final ClassPlan plan;

    StateWriter(ClassVisitor out, ClassPlan plan) {
        this.out = out;
        this.plan = plan;
    }

    void writeFields() {
        boolean isInterface = plan.facts.isInterface();
        out.visitField(
                        (isInterface ? Opcodes.ACC_PUBLIC : Opcodes.ACC_PRIVATE)
                                | Opcodes.ACC_FINAL
                                | ClassPlan.ADDED,
                        ClassState.FIELD,
                        ClassPlan.STATE_TYPE,
                        null,
                        null)
                .visitEnd();
        if (isInterface) {
            InterfaceFields.addHolders(out, plan);
        }
    }

    void writeClear() {
        MethodVisitor method = plan.addHidden(out, ClassState.CLEAR, "()V");
        method.visitCode();
        if (!plan.facts.isInterface()) {
            for (StaticField field : plan.facts.fields().values()) {
                if (field.isReset()) {
                    method.visitInsn(
                            switch (field.descriptor().charAt(0)) {
                                case 'J' -> Opcodes.LCONST_0;
                                case 'D' -> Opcodes.DCONST_0;
                                case 'F' -> Opcodes.FCONST_0;
                                case 'L', '[' -> Opcodes.ACONST_NULL;
                                default -> Opcodes.ICONST_0;
                            });
                    method.visitFieldInsn(
                            Opcodes.PUTSTATIC, plan.name(), field.name(), field.descriptor());
                }
            }
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(2, 0);
        method.visitEnd();
    }

    /** Whether handles hold objects of a run shows only when they are there. */
    void writeHandles() {
        List<StaticField> handles =
                plan.facts.fields().values().stream()
                        .filter(field -> field.kept() && field.descriptor().startsWith("L"))
                        .toList();
        if (handles.isEmpty()) {
            return;
        }
        MethodVisitor method = plan.addHidden(out, ClassState.HANDLES, "()[Ljava/lang/Object;");
        method.visitCode();
        method.visitIntInsn(Opcodes.SIPUSH, handles.size());
        method.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
        for (int i = 0; i < handles.size(); i++) {
            method.visitInsn(Opcodes.DUP);
            method.visitIntInsn(Opcodes.SIPUSH, i);
            method.visitFieldInsn(
                    Opcodes.GETSTATIC,
                    plan.name(),
                    handles.get(i).name(),
                    handles.get(i).descriptor());
            method.visitInsn(Opcodes.AASTORE);
        }
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(4, 0);
        method.visitEnd();
    }
}
