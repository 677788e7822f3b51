// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.ClassState;
import dev.thaw.hottub.statics.ClassFacts.StaticField;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.SerialVersionUIDAdder;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites one class so that its static state can be made new. It gets a public static guard,
 * called where the JVM would initialise the class; the code of the static initialiser becomes
 * callable; fields without a constant value lose their final.
 */
final class ClassRewriter extends ClassVisitor {
    static final String STATE = Type.getInternalName(ClassState.class);
    static final String STATE_TYPE = Type.getDescriptor(ClassState.class);
    static final String INTERFACE_FIELD = "dev/thaw/hottub/guard/InterfaceField";
    static final String INTERFACE_FIELD_TYPE = "L" + INTERFACE_FIELD + ";";

    private static final int ADDED = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    final ClassLoader loader;
    final ClassFacts facts;
    final Hierarchy hierarchy;
    final boolean registers;
    final boolean initialises;
    final boolean ownAccessGuarded;
    // The JVM's initialisation needs code of its own: it alone may write final fields.
    private final boolean writesFinals;
    private final boolean upgraded;
    private MethodNode initialiser;

    private ClassRewriter(
            ClassVisitor next,
            ClassLoader loader,
            ClassFacts facts,
            Hierarchy hierarchy,
            boolean upgraded) {
        super(Opcodes.ASM9, next);
        this.loader = loader;
        this.facts = facts;
        this.hierarchy = hierarchy;
        this.upgraded = upgraded;
        initialises = hierarchy.initialises(loader, facts);
        registers = initialises || facts.hasState();
        writesFinals =
                facts.hasKept()
                        || facts.isInterface()
                                && facts.fields().values().stream().anyMatch(f -> !f.constant());
        ownAccessGuarded =
                initialises && !facts.isInterface() && hierarchy.isSerializable(loader, facts);
    }

    /** The rewritten class. */
    static byte[] rewrite(byte[] classFile, ClassLoader loader, Hierarchy hierarchy) {
        ClassReader reader = new ClassReader(classFile);
        ClassFacts facts = ClassFacts.of(reader);
        hierarchy.add(loader, facts);
        // Static methods of interfaces came with version 52.
        boolean upgraded =
                facts.isInterface() && facts.initialiser() && facts.version() < Opcodes.V1_8;
        ClassWriter writer = new ClassWriter(reader, 0);
        ClassVisitor visitor = new ClassRewriter(writer, loader, facts, hierarchy, upgraded);
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
                                            Opcodes.ACC_PUBLIC | ADDED,
                                            guard(reader.getClassName()),
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

    private static boolean needsSerialVersion(
            ClassLoader loader, ClassFacts facts, Hierarchy hierarchy) {
        return !facts.isInterface()
                && !facts.isEnum()
                && !"java/lang/Record".equals(facts.superName())
                && !facts.fields().containsKey(ClassFacts.key("serialVersionUID", "J"))
                && hierarchy.isSerializable(loader, facts);
    }

    /** Each class has a name of its own for it, so that a subclass passes calls on. */
    static String guard(String className) {
        return "thaw$guard$" + className.replace('/', '$');
    }

    static String interfaceField(String name) {
        return "thaw$field$" + name;
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
                upgraded ? Opcodes.V1_8 : version, access, name, signature, superName, interfaces);
    }

    @Override
    public FieldVisitor visitField(
            int access, String name, String descriptor, String signature, Object value) {
        StaticField field =
                (access & Opcodes.ACC_STATIC) == 0
                        ? null
                        : facts.fields().get(ClassFacts.key(name, descriptor));
        int changed = access;
        if (field != null
                && field.isReset()
                && !facts.isInterface()
                && (access & Opcodes.ACC_FINAL) != 0) {
            changed = LostFinal.mark(access);
        }
        return super.visitField(changed, name, descriptor, signature, value);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        if (name.equals("<clinit>")) {
            initialiser =
                    new MethodNode(Opcodes.ASM9, access, name, descriptor, signature, exceptions);
            return initialiser;
        }
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
        if (next == null || (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
            return next;
        }
        return new MethodRewriter(next, this, access, name, MethodRewriter.Role.METHOD);
    }

    @Override
    public void visitEnd() {
        if (registers) {
            if (upgraded && initialiser != null && hasJumps(initialiser)) {
                throw new UnsupportedOperationException(
                        "an interface of an old class file version whose initialiser has branches");
            }
            super.visitField(
                            (facts.isInterface() ? Opcodes.ACC_PUBLIC : Opcodes.ACC_PRIVATE)
                                    | Opcodes.ACC_FINAL
                                    | ADDED,
                            ClassState.FIELD,
                            STATE_TYPE,
                            null,
                            null)
                    .visitEnd();
            if (facts.isInterface()) {
                for (StaticField field : facts.fields().values()) {
                    if (field.isReset()) {
                        super.visitField(
                                        Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | ADDED,
                                        interfaceField(field.name()),
                                        INTERFACE_FIELD_TYPE,
                                        null,
                                        null)
                                .visitEnd();
                    }
                }
            }
            writeInitialisation();
            writeInitialiser();
            writeEnter();
            writeClear();
            writeHandles();
        }
        if (!facts.isInterface() || registers) {
            writeGuard();
        }
        super.visitEnd();
    }

    private static boolean hasJumps(MethodNode method) {
        for (var instruction : method.instructions) {
            int type = instruction.getType();
            if (type == org.objectweb.asm.tree.AbstractInsnNode.JUMP_INSN
                    || type == org.objectweb.asm.tree.AbstractInsnNode.TABLESWITCH_INSN
                    || type == org.objectweb.asm.tree.AbstractInsnNode.LOOKUPSWITCH_INSN) {
                return true;
            }
        }
        return !method.tryCatchBlocks.isEmpty();
    }

    void callOwn(MethodVisitor method, String name) {
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC, facts.name(), name, "()V", facts.isInterface());
    }

    void loadState(MethodVisitor method) {
        method.visitFieldInsn(Opcodes.GETSTATIC, facts.name(), ClassState.FIELD, STATE_TYPE);
    }

    void callState(MethodVisitor method, String name, String descriptor) {
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, STATE, name, descriptor, false);
    }

    boolean hasFrames() {
        return upgraded || facts.version() >= Opcodes.V1_6;
    }

    private MethodVisitor add(int access, String name) {
        MethodVisitor method = super.visitMethod(access | ADDED, name, "()V", null, null);
        method.visitCode();
        return method;
    }

    private int hidden() {
        return facts.isInterface() ? Opcodes.ACC_PUBLIC : Opcodes.ACC_PRIVATE;
    }

    // What the JVM runs, once.
    private void writeInitialisation() {
        MethodVisitor method = super.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        method.visitCode();
        if (facts.version() < Opcodes.V1_5) {
            method.visitLdcInsn(facts.name().replace('/', '.'));
            method.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    "java/lang/Class",
                    "forName",
                    "(Ljava/lang/String;)Ljava/lang/Class;",
                    false);
        } else {
            method.visitLdcInsn(Type.getObjectType(facts.name()));
        }
        method.visitInsn(facts.hasKept() ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
        method.visitInsn(facts.hasHandles() ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC,
                STATE,
                "register",
                "(Ljava/lang/Class;ZZ)" + STATE_TYPE,
                false);
        method.visitFieldInsn(Opcodes.PUTSTATIC, facts.name(), ClassState.FIELD, STATE_TYPE);
        if (facts.isInterface()) {
            for (StaticField field : facts.fields().values()) {
                if (field.isReset()) {
                    loadState(method);
                    method.visitLdcInsn(field.name());
                    callState(method, "field", "(Ljava/lang/String;)" + INTERFACE_FIELD_TYPE);
                    method.visitFieldInsn(
                            Opcodes.PUTSTATIC,
                            facts.name(),
                            interfaceField(field.name()),
                            INTERFACE_FIELD_TYPE);
                }
            }
        }
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        if (initialiser == null || !writesFinals) {
            method.visitLabel(start);
            callOwn(method, ClassState.ENTER);
            method.visitLabel(end);
            method.visitInsn(Opcodes.RETURN);
            method.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
            beginHandler(method, handler);
            loadState(method);
            method.visitInsn(Opcodes.SWAP);
            callState(method, "defer", "(Ljava/lang/Throwable;)V");
            method.visitInsn(Opcodes.RETURN);
            method.visitMaxs(4, 0);
            method.visitEnd();
            return;
        }
        loadState(method);
        callState(method, "begin", "()Z");
        method.visitInsn(Opcodes.POP);
        method.visitLabel(start);
        guardBefore(method);
        initialiser.accept(
                new MethodRewriter(
                        method,
                        this,
                        initialiser.access,
                        "<clinit>",
                        MethodRewriter.Role.FIRST_INITIALISATION) {
                    @Override
                    public void visitMaxs(int maxStack, int maxLocals) {
                        flush();
                        mv.visitLabel(end);
                        visitOwnHandler(start, end, handler);
                        beginHandler(mv, handler);
                        loadState(mv);
                        mv.visitInsn(Opcodes.DUP_X1);
                        mv.visitInsn(Opcodes.SWAP);
                        callState(mv, "fail", "(Ljava/lang/Throwable;)Ljava/lang/Error;");
                        callState(mv, "defer", "(Ljava/lang/Throwable;)V");
                        mv.visitInsn(Opcodes.RETURN);
                        super.visitMaxs(Math.max(maxStack, 4), maxLocals);
                    }
                });
    }

    private void beginHandler(MethodVisitor method, Label handler) {
        method.visitLabel(handler);
        if (hasFrames()) {
            method.visitFrame(Opcodes.F_FULL, 0, null, 1, new Object[] {"java/lang/Throwable"});
        }
    }

    private void writeInitialiser() {
        if (initialiser == null) {
            return;
        }
        MethodVisitor method =
                super.visitMethod(hidden() | ADDED, ClassState.INITIALISER, "()V", null, null);
        initialiser.accept(
                new MethodRewriter(
                        method,
                        this,
                        initialiser.access,
                        "<clinit>",
                        MethodRewriter.Role.INITIALISER));
    }

    private void guardBefore(MethodVisitor method) {
        for (ClassFacts before : hierarchy.before(loader, facts)) {
            method.visitMethodInsn(
                    Opcodes.INVOKESTATIC,
                    before.name(),
                    guard(before.name()),
                    "()V",
                    before.isInterface());
        }
    }

    private void writeEnter() {
        MethodVisitor method = add(hidden(), ClassState.ENTER);
        Label begun = new Label();
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        loadState(method);
        callState(method, "begin", "()Z");
        method.visitJumpInsn(Opcodes.IFNE, begun);
        method.visitInsn(Opcodes.RETURN);
        method.visitLabel(begun);
        if (hasFrames()) {
            method.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }
        method.visitLabel(start);
        guardBefore(method);
        if (initialiser != null) {
            callOwn(method, ClassState.INITIALISER);
        }
        loadState(method);
        callState(method, "end", "()V");
        method.visitLabel(end);
        method.visitInsn(Opcodes.RETURN);
        method.visitTryCatchBlock(start, end, handler, "java/lang/Throwable");
        beginHandler(method, handler);
        loadState(method);
        method.visitInsn(Opcodes.SWAP);
        callState(method, "fail", "(Ljava/lang/Throwable;)Ljava/lang/Error;");
        method.visitInsn(Opcodes.ATHROW);
        method.visitMaxs(2, 0);
        method.visitEnd();
    }

    private void writeClear() {
        MethodVisitor method = add(hidden(), ClassState.CLEAR);
        if (!facts.isInterface()) {
            for (StaticField field : facts.fields().values()) {
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
                            Opcodes.PUTSTATIC, facts.name(), field.name(), field.descriptor());
                }
            }
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(2, 0);
        method.visitEnd();
    }

    // Whether they hold objects of a run shows only when they are there.
    private void writeHandles() {
        List<StaticField> handles =
                facts.fields().values().stream()
                        .filter(field ->
                                field.kept() && field.descriptor().endsWith("/MethodHandle;"))
                        .toList();
        if (handles.isEmpty()) {
            return;
        }
        MethodVisitor method =
                super.visitMethod(
                        hidden() | ADDED, ClassState.HANDLES, "()[Ljava/lang/Object;", null, null);
        method.visitCode();
        method.visitIntInsn(Opcodes.SIPUSH, handles.size());
        method.visitTypeInsn(Opcodes.ANEWARRAY, "java/lang/Object");
        for (int i = 0; i < handles.size(); i++) {
            method.visitInsn(Opcodes.DUP);
            method.visitIntInsn(Opcodes.SIPUSH, i);
            method.visitFieldInsn(
                    Opcodes.GETSTATIC,
                    facts.name(),
                    handles.get(i).name(),
                    handles.get(i).descriptor());
            method.visitInsn(Opcodes.AASTORE);
        }
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(4, 0);
        method.visitEnd();
    }

    private void writeGuard() {
        MethodVisitor method = add(Opcodes.ACC_PUBLIC, guard(facts.name()));
        if (initialises) {
            Label stale = new Label();
            loadState(method);
            method.visitFieldInsn(Opcodes.GETFIELD, STATE, "stale", "Z");
            method.visitJumpInsn(Opcodes.IFNE, stale);
            method.visitInsn(Opcodes.RETURN);
            method.visitLabel(stale);
            if (hasFrames()) {
                method.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
            }
            callOwn(method, ClassState.ENTER);
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(1, 0);
        method.visitEnd();
    }
}
