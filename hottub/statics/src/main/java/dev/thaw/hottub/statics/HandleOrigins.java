// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Where a class has its handles from. Those that it has looked up itself are the same in all runs,
 * so they may stay; those that it has bound, or that another class has given it, may hold an object
 * of the run.
 */
final class HandleOrigins {
    static final String METHOD_HANDLE = "Ljava/lang/invoke/MethodHandle;";
    static final String VAR_HANDLE = "Ljava/lang/invoke/VarHandle;";

    /** Of which constants stay. */
    static final Set<String> TYPES =
            Set.of(
                    VAR_HANDLE,
                    METHOD_HANDLE,
                    "Ljava/util/concurrent/atomic/AtomicIntegerFieldUpdater;",
                    "Ljava/util/concurrent/atomic/AtomicLongFieldUpdater;",
                    "Ljava/util/concurrent/atomic/AtomicReferenceFieldUpdater;");

    private static final Set<String> BINDING =
            Set.of(
                    "bindTo",
                    "insertArguments",
                    "bind",
                    "dynamicInvoker",
                    "getTarget",
                    "constant",
                    "foldArguments",
                    "filterArguments");

    /** What a method handle returns is whatever it calls returns. */
    private static final Set<String> CALLS = Set.of("invoke", "invokeExact");

    /** Into what these make the JDK itself puts numbers, which look like those of a run. */
    private static final Set<String> WITH_NUMBERS =
            Set.of(
                    "guardWithTest",
                    "throwException",
                    "explicitCastArguments",
                    "loop",
                    "whileLoop",
                    "countedLoop",
                    "iteratedLoop",
                    "byteOffsetHandle",
                    "sliceHandle");

    private static final Set<String> BINDING_COORDINATES =
            Set.of(
                    "insertCoordinates",
                    "filterCoordinates",
                    "collectCoordinates",
                    "filterValue",
                    // the JDK puts the length of a memory layout into its handle
                    "sequenceElement");

    private final ClassReader reader;
    private final char[] buffer;
    private final Set<String> ofTheRun = new HashSet<>();

    /** Members that the class names as its own, which it may inherit. */
    private final Set<String> own = new HashSet<>();

    private boolean handles;
    private boolean binds;

    private HandleOrigins(ClassReader reader) {
        this.reader = reader;
        buffer = new char[reader.getMaxStringLength()];
    }

    /** Of which {@link #TYPES} the class may have handles that hold an object of the run. */
    static Set<String> ofTheRun(ClassReader reader) {
        HandleOrigins origins = new HandleOrigins(reader);
        for (int i = 1; i < reader.getItemCount(); i++) {
            if (reader.getItem(i) != 0) {
                origins.look(reader.getItem(i));
            }
        }
        if (origins.handles && origins.binds) {
            origins.ofTheRun.add(METHOD_HANDLE);
        }
        if (!origins.own.isEmpty()) {
            origins.lookForInherited();
        }
        return origins.ofTheRun;
    }

    private void look(int offset) {
        switch (reader.readByte(offset - 1)) {
            case 9,
                    10,
                    11 -> { // CONSTANT_Fieldref, CONSTANT_Methodref, CONSTANT_InterfaceMethodref
                int member = reader.getItem(reader.readUnsignedShort(offset + 2));
                lookAtMember(
                        reader.readClass(offset, buffer),
                        reader.readUTF8(member, buffer),
                        reader.readUTF8(member + 2, buffer));
            }
            case 12 -> { // CONSTANT_NameAndType
                String name = reader.readUTF8(offset, buffer);
                binds |= BINDING.contains(name);
                handles |= reader.readUTF8(offset + 2, buffer).contains("MethodHandle");
                if (BINDING_COORDINATES.contains(name)) {
                    ofTheRun.add(VAR_HANDLE);
                }
            }
            default -> {}
        }
    }

    private void lookAtMember(String owner, String name, String descriptor) {
        String type = descriptor.substring(descriptor.indexOf(')') + 1);
        if (!TYPES.contains(type)) {
            return;
        }
        if (owner.equals(reader.getClassName())) {
            own.add(ClassFacts.key(name, descriptor));
        } else if (!owner.startsWith("java/")
                || CALLS.contains(name)
                || WITH_NUMBERS.contains(name)) {
            ofTheRun.add(type);
        }
    }

    /** What is another class's all the same. */
    private void lookForInherited() {
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(
                            int access,
                            String name,
                            String descriptor,
                            String signature,
                            Object value) {
                        own.remove(ClassFacts.key(name, descriptor));
                        return null;
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access,
                            String name,
                            String descriptor,
                            String signature,
                            String[] exceptions) {
                        own.remove(ClassFacts.key(name, descriptor));
                        return null;
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        for (String inherited : own) {
            String descriptor = inherited.substring(inherited.indexOf(':') + 1);
            ofTheRun.add(descriptor.substring(descriptor.indexOf(')') + 1));
        }
    }
}
