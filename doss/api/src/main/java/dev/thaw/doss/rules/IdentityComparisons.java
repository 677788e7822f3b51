// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.constantpool.FieldRefEntry;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.BranchInstruction;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.classfile.instruction.LoadInstruction;
import java.lang.classfile.instruction.TypeCheckInstruction;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The static fields that code compares with a reference by {@code ==}: whatever type their values
 * have, and whatever these say of equality, the program tells them apart by which they are.
 */
public final class IdentityComparisons {
    private static final String OTHER = "";

    private IdentityComparisons() {}

    /** Those that the code of a class compares, each as {@code class.field}. */
    public static Set<String> of(Class<?> type) {
        Optional<ClassModel> file = ClassFiles.read(type, type.getName().replace('.', '/'));
        if (file.isEmpty() || !comparesStatics(file.get())) {
            return Set.of();
        }
        Set<String> found = new HashSet<>();
        for (MethodModel m : file.get().methods()) {
            m.code().ifPresent(c -> read(c, found));
        }
        return found.stream().map(name -> declared(type, name)).collect(Collectors.toSet());
    }

    /** The field by the name of the class that declares it, which code need not name. */
    private static String declared(Class<?> user, String name) {
        int dot = name.lastIndexOf('.');
        String field = name.substring(dot + 1);
        String declaring = declaring(user, name.substring(0, dot).replace('.', '/'), field);
        return declaring == null ? name : declaring.replace('/', '.') + "." + field;
    }

    private static String declaring(Class<?> user, String owner, String field) {
        ClassModel file = ClassFiles.read(user, owner).orElse(null);
        if (file == null
                || file.fields().stream().anyMatch(f -> f.fieldName().equalsString(field))) {
            return file == null ? null : owner;
        }
        return Stream.concat(file.interfaces().stream(), file.superclass().stream())
                .map(c -> declaring(user, c.asInternalName(), field))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static boolean comparesStatics(ClassModel file) {
        for (var e : file.constantPool()) {
            if (e instanceof FieldRefEntry f && isReference(f.type().stringValue())) {
                return true;
            }
        }
        return false;
    }

    /** Within one expression; a static field at the bottom, or right before the comparison. */
    private static void read(CodeModel code, Set<String> found) {
        Deque<String> stack = new ArrayDeque<>();
        for (CodeElement e : code) {
            switch (e) {
                case LineNumber _ -> {}
                case FieldInstruction f when f.opcode() == Opcode.GETSTATIC ->
                        stack.push(
                                isReference(f.type().stringValue())
                                        ? f.owner().asInternalName().replace('/', '.')
                                                + "."
                                                + f.name().stringValue()
                                        : OTHER);
                case FieldInstruction f when f.opcode() == Opcode.GETFIELD -> replace(stack, 1);
                case LoadInstruction _, ConstantInstruction _ -> stack.push(OTHER);
                case TypeCheckInstruction t when t.opcode() == Opcode.CHECKCAST -> {}
                case ArrayLoadInstruction _ -> replace(stack, 2);
                case InvokeInstruction i -> call(i, stack);
                case BranchInstruction b -> {
                    if (b.opcode() == Opcode.IF_ACMPEQ || b.opcode() == Opcode.IF_ACMPNE) {
                        addPopped(stack, found);
                        addPopped(stack, found);
                    }
                    stack.clear();
                }
                default -> stack.clear();
            }
        }
    }

    private static void addPopped(Deque<String> stack, Set<String> found) {
        if (!stack.isEmpty() && !stack.peek().equals(OTHER)) {
            found.add(stack.peek());
        }
        stack.poll();
    }

    /** What is below of what is known of the stack is not known. */
    private static void replace(Deque<String> stack, int popped) {
        for (int i = 0; i < popped; i++) {
            stack.poll();
        }
        stack.push(OTHER);
    }

    private static void call(InvokeInstruction call, Deque<String> stack) {
        int popped = call.typeSymbol().parameterCount();
        if (call.opcode() != Opcode.INVOKESTATIC) {
            popped++;
        }
        replace(stack, popped);
        if (TypeKind.from(call.typeSymbol().returnType()) == TypeKind.VOID) {
            stack.pop();
        }
    }

    private static boolean isReference(String descriptor) {
        return descriptor.startsWith("L") || descriptor.startsWith("[");
    }
}
