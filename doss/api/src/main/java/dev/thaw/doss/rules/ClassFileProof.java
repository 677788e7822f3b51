// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Proves of a class, from its class file and those of its super classes, that the fields of its
 * objects mean the same in another process. What they refer to is not looked at: those are objects
 * with rules of their own.
 *
 * <p>It fails where a number in a field may be a handle of native code, where one may be a time of
 * a clock that each machine starts anew, and where threads may be half-way through a protocol.
 */
final class ClassFileProof {
    /** What stands in the way of a proof, and where. */
    record Obstacle(Reason reason, String where) {}

    /** JDK classes whose native methods compute, or tell of the process what nobody keeps. */
    private static final Set<String> HARMLESS =
            Set.of(
                    "java/lang/Float",
                    "java/lang/Double",
                    "java/lang/StrictMath",
                    "java/lang/System",
                    "java/lang/Object",
                    "java/lang/Class",
                    "java/lang/Runtime",
                    "java/lang/reflect/Array");

    private static final Set<String> CALLERS_OF_NATIVE_CODE =
            Set.of("java/lang/invoke/MethodHandle");

    private static final Set<String> UNSAFE = Set.of("sun/misc/Unsafe", "jdk/internal/misc/Unsafe");

    private static final Set<String> SWAPPERS =
            Set.of(
                    "java/lang/invoke/VarHandle",
                    "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
                    "java/util/concurrent/atomic/AtomicLongFieldUpdater",
                    "java/util/concurrent/atomic/AtomicReferenceFieldUpdater",
                    "sun/misc/Unsafe",
                    "jdk/internal/misc/Unsafe");

    /**
     * Non-blocking: whatever state a thread leaves, others can go on from it. What there is not so
     * (spin locks, a table that grows, a task on its way) has a rule of its own.
     */
    private static final Set<String> NON_BLOCKING_PACKAGES =
            Set.of(
                    "java.util.concurrent",
                    "java.util.concurrent.atomic",
                    "java.util.concurrent.locks");

    /** What counts of a method. */
    private record Facts(
            String where,
            Set<String> touched,
            Set<String> written,
            boolean isNative,
            boolean swaps,
            boolean callsNative,
            boolean readsClock) {
        boolean count() {
            return isNative || swaps || callsNative || readsClock;
        }
    }

    /**
     * @param numbers the instance fields that could hold a handle or a time
     * @param methods those with facts that count
     */
    private record ClassFacts(boolean hasFields, Set<String> numbers, List<Facts> methods) {}

    private final Map<Class<?>, ClassFacts> known = new ConcurrentHashMap<>();

    /** By class: names and descriptors of native methods. */
    private final Map<String, Set<String>> nativeMethods = new ConcurrentHashMap<>();

    /**
     * What stands in the way, or empty.
     *
     * @throws NoClassDefFoundError if there is no class file
     */
    Optional<Obstacle> obstacle(Class<?> type) {
        Set<String> numbers = new HashSet<>();
        List<Facts> methods = new ArrayList<>();
        boolean hasFields = false;
        for (Class<?> c = type; c != null && c != Object.class; c = c.getSuperclass()) {
            ClassFacts facts = known.get(c);
            if (facts == null) {
                facts = read(c);
                known.put(c, facts);
            }
            hasFields |= facts.hasFields();
            numbers.addAll(facts.numbers());
            methods.addAll(facts.methods());
        }
        return hasFields
                ? methods.stream()
                        .map(m -> obstacle(m, numbers))
                        .filter(Objects::nonNull)
                        .findFirst()
                : Optional.empty();
    }

    private static Obstacle obstacle(Facts method, Set<String> numbers) {
        if (method.isNative()) {
            return new Obstacle(Reason.NATIVE_HANDLE, method.where());
        }
        if (method.swaps()) {
            return new Obstacle(Reason.PROTOCOL, method.where());
        }
        if (method.callsNative() && !Collections.disjoint(numbers, method.touched())) {
            return new Obstacle(Reason.NATIVE_HANDLE, method.where());
        }
        return method.readsClock() && !Collections.disjoint(numbers, method.written())
                ? new Obstacle(Reason.CLOCK, method.where())
                : null;
    }

    private ClassFacts read(Class<?> type) {
        ClassModel file =
                read(type, type.getName().replace('.', '/'))
                        .orElseThrow(() -> new NoClassDefFoundError(type.getName()));
        boolean hasFields = false;
        Set<String> numbers = new HashSet<>();
        for (FieldModel f : file.fields()) {
            if (!f.flags().has(AccessFlag.STATIC)) {
                hasFields = true;
                if (isNumber(f.fieldType().stringValue())) {
                    numbers.add(f.fieldName().stringValue());
                }
            }
        }
        List<Facts> methods =
                file.methods().stream().map(m -> factsOf(type, m)).filter(Facts::count).toList();
        return new ClassFacts(hasFields, numbers, methods);
    }

    private Facts factsOf(Class<?> type, MethodModel method) {
        boolean isNonBlocking =
                isOfJdk(type) && NON_BLOCKING_PACKAGES.contains(type.getPackageName());
        boolean isNative =
                method.flags().has(AccessFlag.NATIVE) && !method.flags().has(AccessFlag.STATIC);
        Set<String> touched = new HashSet<>();
        Set<String> written = new HashSet<>();
        boolean swaps = false;
        boolean callsNative = false;
        boolean readsClock = false;
        for (CodeElement e : method.code().map(CodeModel::elementList).orElse(List.of())) {
            if (e instanceof FieldInstruction f) {
                touched.add(f.name().stringValue());
                if (f.opcode() == Opcode.PUTFIELD) {
                    written.add(f.name().stringValue());
                }
            } else if (e instanceof InvokeInstruction i) {
                swaps |= !isNonBlocking && swaps(i);
                callsNative |= callsNative(type, i);
                readsClock |= is(i, "java/lang/System", "nanoTime");
            }
        }
        String where = type.getName() + "." + method.methodName().stringValue();
        return new Facts(where, touched, written, isNative, swaps, callsNative, readsClock);
    }

    private static boolean swaps(InvokeInstruction call) {
        String name = call.name().stringValue();
        return SWAPPERS.contains(call.owner().asInternalName())
                && (name.contains("ompareAnd") || name.startsWith("getAnd"));
    }

    private boolean callsNative(Class<?> type, InvokeInstruction call) {
        String owner = call.owner().asInternalName();
        String name = call.name().stringValue();
        String descriptor = call.type().stringValue();
        if (UNSAFE.contains(owner)) {
            return name.contains("Memory");
        }
        if (owner.equals("java/lang/foreign/MemorySegment")) {
            return name.equals("address") || name.equals("ofAddress");
        }
        if (CALLERS_OF_NATIVE_CODE.contains(owner)) {
            return descriptor.contains("J");
        }
        if (owner.startsWith("[") || HARMLESS.contains(owner) || !hasNumber(descriptor)) {
            return false;
        }
        boolean isJdk = owner.startsWith("java/") && !isOfJdk(type);
        return !isJdk && nativeMethodsOf(type, owner).contains(name + descriptor);
    }

    private static boolean is(InvokeInstruction call, String owner, String name) {
        return call.owner().asInternalName().equals(owner)
                && call.name().stringValue().equals(name);
    }

    private static boolean isNumber(String descriptor) {
        return descriptor.equals("J") || descriptor.equals("I");
    }

    private static boolean hasNumber(String descriptor) {
        String types = descriptor.replaceAll("L[^;]*;", "");
        return types.contains("J") || types.contains("I");
    }

    private Set<String> nativeMethodsOf(Class<?> user, String owner) {
        return nativeMethods.computeIfAbsent(
                owner,
                name -> {
                    Set<String> found = new HashSet<>();
                    read(user, name)
                            .ifPresent(c ->
                                    c.methods().stream()
                                            .filter(m -> m.flags().has(AccessFlag.NATIVE))
                                            .forEach(m ->
                                                    found.add(
                                                            m.methodName().stringValue()
                                                                    + m.methodType()
                                                                            .stringValue())));
                    return found;
                });
    }

    private static Optional<ClassModel> read(Class<?> user, String internalName) {
        try (InputStream in = open(user, internalName + ".class")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(ClassFile.of().parse(in.readAllBytes()));
        } catch (IOException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static InputStream open(Class<?> user, String file) throws IOException {
        InputStream own = user.getModule().getResourceAsStream(file);
        if (own != null) {
            return own;
        }
        ClassLoader loader = user.getClassLoader();
        return loader == null
                ? ClassLoader.getPlatformClassLoader().getResourceAsStream(file)
                : loader.getResourceAsStream(file);
    }

    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }
}
