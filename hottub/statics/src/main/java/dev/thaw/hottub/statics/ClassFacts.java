// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * What the transformation has to know of a class.
 *
 * @param version the major version of the class file
 * @param fields the static fields by {@link #key}
 * @param privateMethods the private static methods by {@link #key}
 * @param natives the static native methods by {@link #key}
 * @param named the class's own methods that its method handles name, by {@link #key}
 * @param early whether a thread that the static initialiser starts may begin with a method of an
 *     object, by an interface of the JDK or a method handle
 * @param initialiser whether there is a static initialiser
 * @param defaults whether there are methods that make the initialisation of a class initialise this
 *     interface, too
 * @param annotated whether annotations may be read by reflection
 */
record ClassFacts(
        String name,
        int version,
        int access,
        String superName,
        List<String> interfaces,
        Map<String, StaticField> fields,
        Set<String> privateMethods,
        Set<String> natives,
        Set<String> named,
        boolean early,
        boolean initialiser,
        boolean defaults,
        boolean annotated) {

    /**
     * A static field.
     *
     * @param constant whether it has its value from the class file
     * @param kept whether it stays final: its value is the same in all runs, and the JIT compiler
     *     needs to know it
     */
    record StaticField(String name, String descriptor, int access, boolean constant, boolean kept) {
        boolean isReset() {
            return !constant && !kept;
        }

        /** Whether it is kept for the JDK, which reads it for the form of objects in a stream. */
        boolean isSerialForm() {
            return kept && SERIAL_FORM.contains(key(name, descriptor));
        }
    }

    // The JDK reads them once, only if they are final, and never initialises the class for it
    // again.
    private static final Set<String> SERIAL_FORM =
            Set.of(
                    key("serialVersionUID", "J"),
                    key("serialPersistentFields", "[Ljava/io/ObjectStreamField;"));

    static String key(String name, String descriptor) {
        return name + ':' + descriptor;
    }

    boolean isInterface() {
        return (access & Opcodes.ACC_INTERFACE) != 0;
    }

    boolean isEnum() {
        return "java/lang/Enum".equals(superName);
    }

    /** Whether reflection may keep objects of a run: enum constants, also in annotations. */
    boolean isReflected() {
        return annotated || isEnum() || (access & Opcodes.ACC_ANNOTATION) != 0;
    }

    boolean hasKept() {
        return fields.values().stream().anyMatch(StaticField::kept);
    }

    /** Whether objects of the first run stay in static fields. */
    boolean hasHandles() {
        return fields.values().stream()
                .anyMatch(field -> field.kept() && field.descriptor().startsWith("L"));
    }

    /** Whether a run may leave something in static fields. */
    boolean hasState() {
        return initialiser || fields.values().stream().anyMatch(StaticField::isReset);
    }

    static ClassFacts of(ClassReader reader) {
        Map<String, StaticField> fields = new HashMap<>();
        Set<String> privateMethods = new HashSet<>();
        Set<String> natives = new HashSet<>();
        Set<String> named = named(reader);
        boolean[] flags = new boolean[4];
        int[] version = new int[1];
        Set<String> ofTheRun = HandleOrigins.ofTheRun(reader);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    private boolean isInterface;

                    @Override
                    public void visit(
                            int major,
                            int access,
                            String name,
                            String signature,
                            String superName,
                            String[] interfaces) {
                        version[0] = major & 0xFFFF;
                        isInterface = (access & Opcodes.ACC_INTERFACE) != 0;
                    }

                    @Override
                    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
                        flags[2] |= visible;
                        return null;
                    }

                    @Override
                    public FieldVisitor visitField(
                            int access,
                            String name,
                            String descriptor,
                            String signature,
                            Object value) {
                        if ((access & Opcodes.ACC_STATIC) != 0) {
                            boolean isFinal = (access & Opcodes.ACC_FINAL) != 0;
                            boolean constant = isFinal && value != null;
                            boolean kept =
                                    isFinal
                                            && !constant
                                            && !isInterface
                                            && (HandleOrigins.TYPES.contains(descriptor)
                                                            && !ofTheRun.contains(descriptor)
                                                    || SERIAL_FORM.contains(key(name, descriptor))
                                                    || name.equals("$assertionsDisabled"));
                            fields.put(
                                    key(name, descriptor),
                                    new StaticField(name, descriptor, access, constant, kept));
                        }
                        return flags[2]
                                ? null
                                : new FieldVisitor(Opcodes.ASM9) {
                                    @Override
                                    public AnnotationVisitor visitAnnotation(
                                            String annotation, boolean visible) {
                                        flags[2] |= visible;
                                        return null;
                                    }
                                };
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access,
                            String name,
                            String descriptor,
                            String signature,
                            String[] exceptions) {
                        flags[3] |=
                                (access & Opcodes.ACC_STATIC) == 0
                                        && (name.equals("run")
                                                || name.equals("call")
                                                || named.contains(key(name, descriptor)));
                        int ofNatives = Opcodes.ACC_STATIC | Opcodes.ACC_NATIVE;
                        if ((access & ofNatives) == ofNatives) {
                            natives.add(key(name, descriptor));
                        }
                        if (name.equals("<clinit>")) {
                            flags[0] = true;
                        } else if ((access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE))
                                == (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) {
                            privateMethods.add(key(name, descriptor));
                        } else if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC)) == 0) {
                            flags[1] |= isInterface;
                        }
                        return flags[2]
                                ? null
                                : new MethodVisitor(Opcodes.ASM9) {
                                    @Override
                                    public AnnotationVisitor visitAnnotation(
                                            String annotation, boolean visible) {
                                        flags[2] |= visible;
                                        return null;
                                    }

                                    @Override
                                    public AnnotationVisitor visitParameterAnnotation(
                                            int parameter, String annotation, boolean visible) {
                                        flags[2] |= visible;
                                        return null;
                                    }
                                };
                    }
                },
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return new ClassFacts(
                reader.getClassName(),
                version[0],
                reader.getAccess(),
                reader.getSuperName(),
                List.of(reader.getInterfaces()),
                fields,
                privateMethods,
                natives,
                named,
                flags[3],
                flags[0],
                flags[1],
                flags[2]);
    }

    private static Set<String> named(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        Set<String> named = new HashSet<>();
        for (int i = 1; i < reader.getItemCount(); i++) {
            int offset = reader.getItem(i);
            if (offset == 0
                    || reader.readByte(offset - 1) != 15 // CONSTANT_MethodHandle
                    || reader.readByte(offset) <= Opcodes.H_PUTSTATIC) {
                continue;
            }
            int method = reader.getItem(reader.readUnsignedShort(offset + 1));
            if (reader.readClass(method, buffer).equals(reader.getClassName())) {
                int name = reader.getItem(reader.readUnsignedShort(method + 2));
                named.add(key(reader.readUTF8(name, buffer), reader.readUTF8(name + 2, buffer)));
            }
        }
        return named;
    }
}
