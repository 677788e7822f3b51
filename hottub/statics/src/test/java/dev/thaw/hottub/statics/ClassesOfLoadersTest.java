// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A class that was transformed for one loader is found for another that would have it the same. */
class ClassesOfLoadersTest {
    private final ClassesOfLoaders classes =
            new ClassesOfLoaders(new Hierarchy(new RenewedModule(false)));

    private static final byte[] PARENT = classFile("Parent", "java/lang/Object", true);
    private static final byte[] CHILD = classFile("Child", "Parent", false);

    private static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }
    }

    private static byte[] classFile(String name, String parent, boolean initialiser) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, parent, null);
        writer.visitField(Opcodes.ACC_STATIC, "count", "I", null, null);
        if (initialiser) {
            MethodVisitor method =
                    writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
            method.visitCode();
            method.visitInsn(Opcodes.ICONST_1);
            method.visitFieldInsn(Opcodes.PUTSTATIC, name, "count", "I");
            method.visitInsn(Opcodes.RETURN);
            method.visitMaxs(1, 0);
            method.visitEnd();
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    private byte[] child(byte[] parent) {
        Loader loader = new Loader();
        if (parent != null) {
            classes.rewrite(loader, "Parent", parent);
        }
        return classes.rewrite(loader, "Child", CHILD).classFile();
    }

    private static byte[] fresh(byte[] parent) {
        Loader loader = new Loader();
        Hierarchy hierarchy = new Hierarchy(new RenewedModule(false));
        if (parent != null) {
            ClassRewriter.rewrite(parent, loader, hierarchy);
        }
        return ClassRewriter.rewrite(CHILD, loader, hierarchy);
    }

    @Test
    void whatIsKnownOfOthersCounts() {
        byte[] other = classFile("Parent", "java/lang/Object", false);
        assertFalse(Arrays.equals(fresh(PARENT), fresh(other)), "it depends on its superclass");
        byte[] first = child(PARENT);
        assertArrayEquals(fresh(PARENT), first);
        assertSame(first, child(PARENT));
        assertArrayEquals(fresh(other), child(other));
        assertArrayEquals(fresh(null), child(null));
        assertSame(first, child(PARENT));
    }

    @Test
    void anotherFileIsAnotherClass() {
        Loader loader = new Loader();
        byte[] first = classes.rewrite(loader, "Parent", PARENT).classFile();
        byte[] changed = classFile("Parent", "java/lang/Object", false);
        assertArrayEquals(
                ClassRewriter.rewrite(changed, loader, new Hierarchy(new RenewedModule(false))),
                classes.rewrite(new Loader(), "Parent", changed).classFile());
        assertSame(first, classes.rewrite(new Loader(), "Parent", PARENT).classFile());
    }

    @Test
    void whatNobodyUsesAnyMoreIsGivenUp() {
        byte[] first = child(PARENT);
        for (int run = 0; run < 5; run++) {
            classes.runEnded();
        }
        assertSame(first, child(PARENT));
        for (int run = 0; run < 11; run++) {
            classes.runEnded();
        }
        assertNotSame(first, child(PARENT));
    }
}
