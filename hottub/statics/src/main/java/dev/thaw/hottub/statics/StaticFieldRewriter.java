// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.statics.ClassFacts.StaticField;
import java.util.Optional;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Accesses to static fields in one method: they initialise the class that declares the field,
 * values of interfaces are elsewhere, and a field that keeps its value is written once.
 */
final class StaticFieldRewriter {
    private final ClassPlan plan;
    private final MethodVisitor out;
    private final Guards guards;
    private final MethodRewriter.Role role;

    /** Whether an object may be here whose class is not initialised. */
    private final boolean guardsOwn;

    /** Whether superclasses may be initialised by another thread meanwhile. */
    private final boolean early;

    StaticFieldRewriter(
            ClassPlan plan,
            MethodVisitor out,
            Guards guards,
            MethodRewriter.Role role,
            boolean guardsOwn,
            boolean early) {
        this.plan = plan;
        this.out = out;
        this.guards = guards;
        this.role = role;
        this.guardsOwn = guardsOwn;
        this.early = early;
    }

    void rewrite(int opcode, String owner, String field, String descriptor) {
        StaticField declared = null;
        ClassFacts declaring = null;
        if (!plan.hierarchy.isPlatform(owner)) {
            String key = ClassFacts.key(field, descriptor);
            Optional<ClassFacts> found =
                    owner.equals(plan.name()) && plan.facts.fields().containsKey(key)
                            ? Optional.of(plan.facts)
                            : plan.hierarchy.declaring(plan.loader, owner, key);
            declared = found.map(facts -> facts.fields().get(key)).orElse(null);
            declaring = found.orElse(null);
        }
        if (declared == null) {
            out.visitFieldInsn(opcode, owner, field, descriptor);
            return;
        }
        if (declaring.isInterface() && declared.isReset()) {
            if (opcode == Opcodes.GETSTATIC) {
                InterfaceFields.read(out, plan, declaring, owner, field, descriptor);
            } else {
                boolean both = role == MethodRewriter.Role.FIRST_INITIALISATION;
                InterfaceFields.write(out, plan.name(), field, descriptor, both);
            }
            return;
        }
        boolean own = declaring.name().equals(plan.name());
        if (own) {
            guardOwnAccess();
        } else {
            guards.callBeforeAccess(declaring, owner, early);
        }
        if (own
                && opcode == Opcodes.PUTSTATIC
                && declared.kept()
                && role == MethodRewriter.Role.INITIALISER) {
            keep(declared, owner);
        } else {
            out.visitFieldInsn(opcode, owner, field, descriptor);
        }
    }

    /** Other static methods take care themselves. */
    void guardCallOfOwn(String owner, String method, String descriptor) {
        if (owner.equals(plan.name())
                && plan.facts.privateMethods().contains(ClassFacts.key(method, descriptor))) {
            guardOwnAccess();
        }
    }

    // Deserialisation and Unsafe make objects without a constructor's guard.
    private void guardOwnAccess() {
        if (guardsOwn) {
            // Not by the guard: a method that calls its own class's guard is not entered yet.
            plan.loadState(out);
            out.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    ClassPlan.STATE,
                    "initialise",
                    "(" + ClassPlan.STATE_TYPE + ")V",
                    false);
        }
    }

    /** Drops the value on the stack: that of the first run stays. */
    private void keep(StaticField field, String owner) {
        String descriptor = field.descriptor();
        if (!field.isSerialForm()) {
            out.visitInsn(Type.getType(descriptor).getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
            return;
        }
        out.visitFieldInsn(Opcodes.GETSTATIC, owner, field.name(), descriptor);
        out.visitLdcInsn(owner.replace('/', '.'));
        out.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                "dev/thaw/hottub/guard/SerialForm",
                "compare",
                "(" + descriptor + descriptor + "Ljava/lang/String;)V",
                false);
    }
}
