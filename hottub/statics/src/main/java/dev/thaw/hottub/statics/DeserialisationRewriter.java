// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The JDK's stream that reads objects: a class is initialised where the stream has read what
 * describes it, also in later runs, in which the JVM knows that class already.
 */
final class DeserialisationRewriter {
    /** The class that is rewritten; the C library passes it by this name. */
    static final String CLASS = "java/io/ObjectInputStream";

    private static final String METHOD = "readNonProxyDesc";
    private static final String DESCRIPTION = "java/io/ObjectStreamClass";

    private DeserialisationRewriter() {}

    static byte[] rewrite(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        boolean[] found = new boolean[1];
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access,
                            String name,
                            String descriptor,
                            String signature,
                            String[] exceptions) {
                        MethodVisitor method =
                                super.visitMethod(access, name, descriptor, signature, exceptions);
                        if (!name.equals(METHOD)
                                || !descriptor.endsWith(")L" + DESCRIPTION + ";")) {
                            return method;
                        }
                        found[0] = true;
                        return new InitialisingAtReturn(method);
                    }
                },
                0);
        if (!found[0]) {
            throw new IllegalStateException("there is no " + METHOD);
        }
        return writer.toByteArray();
    }

    private static final class InitialisingAtReturn extends MethodVisitor {
        InitialisingAtReturn(MethodVisitor out) {
            super(Opcodes.ASM9, out);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode == Opcodes.ARETURN) {
                super.visitInsn(Opcodes.DUP);
                super.visitMethodInsn(
                        Opcodes.INVOKEVIRTUAL,
                        DESCRIPTION,
                        "forClass",
                        "()Ljava/lang/Class;",
                        false);
                super.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        ReflectionRewriter.REFLECTED,
                        "described",
                        "(Ljava/lang/Class;)V",
                        false);
            }
            super.visitInsn(opcode);
        }
    }
}
