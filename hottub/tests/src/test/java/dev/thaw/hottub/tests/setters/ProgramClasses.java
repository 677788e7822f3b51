// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Class files of a program, one for each type that arguments of setters have: its object is of the
 * program, and does nothing.
 */
final class ProgramClasses {
    private final JdkImage image;
    private final boolean areCounted;
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    /**
     * @param areCounted whether constructors tell the program {@code Providers}
     */
    ProgramClasses(JdkImage image, boolean areCounted) {
        this.image = image;
        this.areCounted = areCounted;
    }

    /** The name of the class for a type. */
    static String nameFor(String type) {
        return "leaks." + type.replaceAll("[/$.]", "_");
    }

    /** One for the type (internal name), and for what its constructors take. */
    void add(String type) {
        if (files.containsKey(type) || !image.canBeOfPrograms(type)) {
            return;
        }
        ClassNode node = image.find(type);
        boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                Opcodes.V17,
                Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
                nameFor(type).replace('.', '/'),
                null,
                isInterface ? "java/lang/Object" : type,
                isInterface ? new String[] {type} : null);
        // Before it is written, as constructors may take one of the type.
        files.put(type, new byte[0]);
        if (isInterface) {
            constructor(writer, "java/lang/Object", "()V");
        } else {
            for (MethodNode method : node.methods) {
                if (method.name.equals("<init>")
                        && (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) != 0) {
                    constructor(writer, type, method.desc);
                    addAll(method.desc);
                }
            }
        }
        for (String method : abstractMethods(type)) {
            int open = method.indexOf('(');
            doNothing(writer, method.substring(0, open), method.substring(open));
        }
        writer.visitEnd();
        files.put(type, writer.toByteArray());
    }

    void addAll(String descriptor) {
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            Type type = argument.getSort() == Type.ARRAY ? argument.getElementType() : argument;
            if (type.getSort() == Type.OBJECT) {
                add(type.getInternalName());
            }
        }
    }

    private void constructor(ClassWriter writer, String above, String descriptor) {
        MethodVisitor code =
                writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", descriptor, null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        int local = 1;
        for (Type type : Type.getArgumentTypes(descriptor)) {
            code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
            local += type.getSize();
        }
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, above, "<init>", descriptor, false);
        if (areCounted) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "Providers", "made", "(Ljava/lang/Object;)V", false);
        }
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private Set<String> abstractMethods(String type) {
        Set<String> found = new LinkedHashSet<>();
        Set<String> types = new LinkedHashSet<>(List.of(type));
        for (Set<String> left = new LinkedHashSet<>(types); !left.isEmpty(); ) {
            String at = left.iterator().next();
            left.remove(at);
            ClassNode node = image.find(at);
            if (node != null) {
                for (MethodNode method : node.methods) {
                    JdkImage.Method own = image.find(type, method.name, method.desc);
                    if ((method.access & Opcodes.ACC_ABSTRACT) != 0
                            && !method.name.matches("equals|hashCode|toString")
                            && (own == null || (own.node().access & Opcodes.ACC_ABSTRACT) != 0)) {
                        found.add(method.name + method.desc);
                    }
                }
                left.addAll(node.interfaces);
                if (node.superName != null) {
                    left.add(node.superName);
                }
            }
        }
        return found;
    }

    private static void doNothing(ClassWriter writer, String name, String descriptor) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
        code.visitCode();
        Type type = Type.getReturnType(descriptor);
        switch (type.getSort()) {
            case Type.VOID -> {}
            case Type.LONG -> code.visitInsn(Opcodes.LCONST_0);
            case Type.DOUBLE -> code.visitInsn(Opcodes.DCONST_0);
            case Type.FLOAT -> code.visitInsn(Opcodes.FCONST_0);
            case Type.OBJECT, Type.ARRAY -> {
                if (type.getInternalName().equals("java/lang/String")) {
                    code.visitLdcInsn("thawleft");
                } else {
                    code.visitInsn(Opcodes.ACONST_NULL);
                }
            }
            default -> code.visitInsn(Opcodes.ICONST_0);
        }
        code.visitInsn(type.getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    void write(Path directory) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path written = directory.resolve(nameFor(file.getKey()).replace('.', '/') + ".class");
            Files.createDirectories(written.getParent());
            Files.write(written, file.getValue());
        }
    }
}
