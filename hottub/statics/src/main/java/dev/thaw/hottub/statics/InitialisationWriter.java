// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.ClassState;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * Writes the methods by which a class is initialised once in each run, where the JVM does it once:
 * its static initialiser is callable, another method calls it in the order of JVMS 5.5, and the
 * guard calls that one if this run has not.
 */
final class InitialisationWriter {
    private final ClassVisitor out;
    private final ClassPlan plan;

    /** The class's own; null: it has none. */
    private final MethodNode initialiser;

    InitialisationWriter(ClassVisitor out, ClassPlan plan, MethodNode initialiser) {
        this.out = out;
        this.plan = plan;
        this.initialiser = initialiser;
    }

    /** What the JVM runs, once. */
    void writeFirst() {
        MethodVisitor method =
                out.visitMethod(Opcodes.ACC_STATIC, ClassRewriter.INITIALISER, "()V", null, null);
        method.visitCode();
        register(method);
        if (plan.facts.isInterface()) {
            InterfaceFields.setHolders(method, plan);
        }
        if (initialiser == null || !plan.writesFinals) {
            enter(method);
        } else {
            initialise(method);
        }
    }

    private void register(MethodVisitor method) {
        if (plan.facts.version() < Opcodes.V1_5) {
            method.visitLdcInsn(plan.name().replace('/', '.'));
            method.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    "java/lang/Class",
                    "forName",
                    "(Ljava/lang/String;)Ljava/lang/Class;",
                    false);
        } else {
            method.visitLdcInsn(Type.getObjectType(plan.name()));
        }
        method.visitInsn(plan.facts.hasKept() ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
        method.visitInsn(plan.facts.hasHandles() ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                ClassPlan.STATE,
                "register",
                "(Ljava/lang/Class;ZZ)" + ClassPlan.STATE_TYPE,
                false);
        method.visitFieldInsn(
                Opcodes.PUTSTATIC, plan.name(), ClassState.FIELD, ClassPlan.STATE_TYPE);
    }

    /** As later runs do. */
    private void enter(MethodVisitor method) {
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        method.visitLabel(start);
        plan.callOwn(method, ClassState.ENTER);
        method.visitLabel(end);
        method.visitInsn(Opcodes.RETURN);
        method.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        beginHandler(method, handler);
        plan.loadState(method);
        method.visitInsn(Opcodes.SWAP);
        plan.callState(method, "defer", "(Ljava/lang/Throwable;)V");
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(4, 0);
        method.visitEnd();
    }

    /** With a copy of the initialiser here, since only this method may write final fields. */
    private void initialise(MethodVisitor method) {
        Label start = new Label();
        plan.loadState(method);
        plan.callState(method, "begin", "()Z");
        method.visitInsn(Opcodes.POP);
        method.visitLabel(start);
        guardBefore(method);
        HandlerRewriter last = new HandlerRewriter(method);
        Guards guards = new Guards(plan, last);
        MethodVisitor rewriter =
                new MethodRewriter(
                        last,
                        guards,
                        plan,
                        initialiser.access,
                        ClassRewriter.INITIALISER,
                        "()V",
                        MethodRewriter.Role.FIRST_INITIALISATION);
        initialiser.accept(new CreationRewriter(new Ends(rewriter, last, start), guards));
    }

    /** Lets the state know how the code of an initialiser ends. */
    private final class Ends extends MethodVisitor {
        private final HandlerRewriter out;
        private final Label start;

        Ends(MethodVisitor next, HandlerRewriter out, Label start) {
            super(Opcodes.ASM9, next);
            this.out = out;
            this.start = start;
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.RETURN) {
                plan.loadState(out);
                plan.callState(out, "end", "()V");
            }
            super.visitInsn(opcode);
        }

        @Override
        public void visitMaxs(int maxStack, int maxLocals) {
            Label end = new Label();
            Label handler = new Label();
            out.visitLabel(end);
            out.setOwn(handler);
            out.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
            beginHandler(out, handler);
            plan.loadState(out);
            out.visitInsn(Opcodes.DUP_X1);
            out.visitInsn(Opcodes.SWAP);
            plan.callState(out, "fail", "(Ljava/lang/Throwable;)Ljava/lang/Error;");
            plan.callState(out, "defer", "(Ljava/lang/Throwable;)V");
            out.visitInsn(Opcodes.RETURN);
            super.visitMaxs(Math.max(maxStack, 4), maxLocals);
        }
    }

    private void beginHandler(MethodVisitor method, Label handler) {
        method.visitLabel(handler);
        if (plan.hasFrames()) {
            method.visitFrame(Opcodes.F_FULL, 0, null, 1, new Object[] {"java/lang/Throwable"});
        }
    }

    /** The initialiser's code, for all runs but the first if that needs a copy of its own. */
    void writeInitialiser() {
        if (initialiser != null) {
            MethodVisitor method = plan.addHidden(out, ClassState.INITIALISER, "()V");
            initialiser.accept(
                    MethodRewriter.of(
                            method,
                            plan,
                            initialiser.access,
                            ClassRewriter.INITIALISER,
                            "()V",
                            MethodRewriter.Role.INITIALISER));
        }
    }

    private void guardBefore(MethodVisitor method) {
        for (ClassFacts before : plan.hierarchy.before(plan.loader, plan.facts)) {
            if (before.isInterface()) {
                plan.loadState(method);
                method.visitLdcInsn(before.name().replace('/', '.'));
                plan.callState(method, "initialiseInterface", "(Ljava/lang/String;)V");
            } else {
                method.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        before.name(),
                        Guards.name(before.name()),
                        "()V",
                        false);
            }
        }
    }

    /** The steps of JVMS 5.5. */
    void writeEnter() {
        MethodVisitor method = plan.addHidden(out, ClassState.ENTER, "()V");
        method.visitCode();
        Label begun = new Label();
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        plan.loadState(method);
        plan.callState(method, "begin", "()Z");
        method.visitJumpInsn(Opcodes.IFNE, begun);
        method.visitInsn(Opcodes.RETURN);
        method.visitLabel(begun);
        visitSameFrame(method);
        method.visitLabel(start);
        guardBefore(method);
        if (initialiser != null) {
            plan.callOwn(method, ClassState.INITIALISER);
        }
        plan.loadState(method);
        plan.callState(method, "end", "()V");
        method.visitLabel(end);
        method.visitInsn(Opcodes.RETURN);
        method.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        beginHandler(method, handler);
        plan.loadState(method);
        method.visitInsn(Opcodes.SWAP);
        plan.callState(method, "fail", "(Ljava/lang/Throwable;)Ljava/lang/Error;");
        method.visitInsn(Opcodes.ATHROW);
        method.visitMaxs(2, 0);
        method.visitEnd();
    }

    /** What other classes call. */
    void writeGuard() {
        MethodVisitor method = plan.add(out, Opcodes.ACC_PUBLIC, Guards.name(plan.name()), "()V");
        method.visitCode();
        if (plan.initialises) {
            Label begun = new Label();
            Label stale = new Label();
            // none: the JVM initialises the supertypes first, and one of them uses the class
            plan.loadState(method);
            method.visitJumpInsn(Opcodes.IFNULL, begun);
            plan.loadState(method);
            method.visitFieldInsn(Opcodes.GETFIELD, ClassPlan.STATE, "stale", "Z");
            method.visitJumpInsn(Opcodes.IFNE, stale);
            method.visitLabel(begun);
            visitSameFrame(method);
            method.visitInsn(Opcodes.RETURN);
            method.visitLabel(stale);
            visitSameFrame(method);
            plan.callOwn(method, ClassState.ENTER);
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(1, 0);
        method.visitEnd();
    }

    private void visitSameFrame(MethodVisitor method) {
        if (plan.hasFrames()) {
            method.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }
    }
}
