// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.statics.ClassFacts.StaticField;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.SerialVersionUIDAdder;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites one class so that its static state can be made new. It gets a public static guard,
 * called where the JVM would initialise the class; the code of the static initialiser becomes
 * callable; fields without a constant value lose their final.
 */
final class ClassRewriter extends ClassVisitor {
    static final String INITIALISER = "<clinit>";

    private final ClassPlan plan;
    private MethodNode initialiser;

    private ClassRewriter(ClassVisitor next, ClassPlan plan) {
        super(Opcodes.ASM9, next);
        this.plan = plan;
    }

    /** The rewritten class. */
    static byte[] rewrite(byte[] classFile, ClassLoader loader, Hierarchy hierarchy) {
        ClassReader reader = new ClassReader(classFile);
        ClassFacts facts = ClassFacts.of(reader);
        hierarchy.add(loader, facts);
        ClassWriter writer = new ClassWriter(reader, 0);
        ClassVisitor visitor = new ClassRewriter(writer, new ClassPlan(loader, facts, hierarchy));
        if (needsSerialVersion(loader, facts, hierarchy)) {
            visitor =
                    new SerialVersionUIDAdder(Opcodes.ASM9, visitor) {
                        @Override
                        protected void addSVUID(long value) {
                            cv.visitField(
                                    Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC,
                                    "serialVersionUID",
                                    "J",
                                    null,
                                    value);
                        }
                    };
        }
        reader.accept(visitor, 0);
        return writer.toByteArray();
    }

    /** The class with nothing but the guard that others call. */
    static byte[] addGuardOnly(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public void visitEnd() {
                        if ((reader.getAccess() & Opcodes.ACC_INTERFACE) == 0) {
                            MethodVisitor guard =
                                    visitMethod(
                                            Opcodes.ACC_PUBLIC | ClassPlan.ADDED,
                                            Guards.name(reader.getClassName()),
                                            "()V",
                                            null,
                                            null);
                            guard.visitCode();
                            guard.visitInsn(Opcodes.RETURN);
                            guard.visitMaxs(0, 0);
                            guard.visitEnd();
                        }
                        super.visitEnd();
                    }
                },
                0);
        return writer.toByteArray();
    }

    /** What is added would change the number that the JDK computes. */
    private static boolean needsSerialVersion(
            ClassLoader loader, ClassFacts facts, Hierarchy hierarchy) {
        return !facts.isInterface()
                && !facts.isEnum()
                && !"java/lang/Record".equals(facts.superName())
                && !facts.fields().containsKey(ClassFacts.key("serialVersionUID", "J"))
                && hierarchy.isSerializable(loader, facts);
    }

    @Override
    public void visit(
            int version,
            int access,
            String name,
            String signature,
            String superName,
            String[] interfaces) {
        super.visit(
                plan.upgraded ? Opcodes.V1_8 : version,
                access,
                name,
                signature,
                superName,
                interfaces);
    }

    @Override
    public FieldVisitor visitField(
            int access, String name, String descriptor, String signature, Object value) {
        StaticField field =
                (access & Opcodes.ACC_STATIC) == 0
                        ? null
                        : plan.facts.fields().get(ClassFacts.key(name, descriptor));
        int changed = access;
        if (field != null
                && field.isReset()
                && !plan.facts.isInterface()
                && (access & Opcodes.ACC_FINAL) != 0) {
            changed = LostFinal.mark(access);
        }
        return super.visitField(changed, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        if (name.equals(INITIALISER)) {
            initialiser =
                    new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
            return initialiser;
        }
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
        if (next == null || (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
            return next;
        }
        return MethodRewriter.of(next, plan, access, name, descriptor, MethodRewriter.Role.METHOD);
    }

    @Override
    public void visitEnd() {
        InitialisationWriter initialisation = new InitialisationWriter(cv, plan, initialiser);
        if (plan.registers) {
            if (plan.upgraded && initialiser != null && hasJumps(initialiser)) {
                throw new UnsupportedOperationException(
                        "an interface of an old class file version whose initialiser has branches");
            }
            StateWriter state = new StateWriter(cv, plan);
            state.writeFields();
            initialisation.writeFirst();
            initialisation.writeInitialiser();
            initialisation.writeEnter();
            state.writeClear();
            state.writeHandles();
        }
        if (!plan.facts.isInterface() || plan.registers) {
            initialisation.writeGuard();
        }
        super.visitEnd();
    }

    private static boolean hasJumps(MethodNode method) {
        for (AbstractInsnNode instruction : method.instructions) {
            int type = instruction.getType();
            if (type == AbstractInsnNode.JUMP_INSN
                    || type == AbstractInsnNode.TABLESWITCH_INSN
                    || type == AbstractInsnNode.LOOKUPSWITCH_INSN) {
                return true;
            }
        }
        return !method.tryCatchBlocks.isEmpty();
    }
}
