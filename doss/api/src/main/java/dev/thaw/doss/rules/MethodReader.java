// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Reads from class files what a proof needs to know of methods. */
final class MethodReader {
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

    /** By class: names and descriptors of native methods. */
    private final Map<String, Set<String>> nativeMethods = new ConcurrentHashMap<>();

    /**
     * The class file of a class.
     *
     * @throws NoClassDefFoundError if there is none
     */
    static ClassModel fileOf(Class<?> type) {
        return read(type, type.getName().replace('.', '/'))
                .orElseThrow(() -> new NoClassDefFoundError(type.getName()));
    }

    List<MethodFacts> methods(Class<?> type, ClassModel file) {
        Set<String> own = new HashSet<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            own.add(c.getName().replace('.', '/'));
        }
        boolean isAtomic = own.stream().anyMatch(Descriptors::isAtomicClass);
        return file.methods().stream()
                .map(m -> factsOf(type, m, own, isAtomic))
                .filter(MethodFacts::count)
                .toList();
    }

    private MethodFacts factsOf(
            Class<?> type, MethodModel method, Set<String> own, boolean isAtomic) {
        boolean isNonBlocking =
                isOfJdk(type) && NON_BLOCKING_PACKAGES.contains(type.getPackageName());
        boolean isNative =
                method.flags().has(AccessFlag.NATIVE) && !method.flags().has(AccessFlag.STATIC);
        Set<String> touched = new HashSet<>();
        Set<String> written = new HashSet<>();
        Set<String> calls = new HashSet<>();
        boolean swaps = false;
        boolean swapsHolders = false;
        boolean callsNative = false;
        boolean readsClock = false;
        for (CodeElement e : method.code().map(CodeModel::elementList).orElse(List.of())) {
            if (e instanceof FieldInstruction f) {
                touched.add(f.name().stringValue());
                if (f.opcode() == Opcode.PUTFIELD || Descriptors.isHolder(f.type().stringValue())) {
                    written.add(f.name().stringValue());
                }
            } else if (e instanceof InvokeInstruction i) {
                swaps |= !isNonBlocking && swaps(i);
                swapsHolders |= !isNonBlocking && swapsHolder(i, own, isAtomic);
                callsNative |= callsNative(type, i);
                readsClock |= is(i, "java/lang/System", "nanoTime");
                addCall(i.owner().asInternalName(), i.name(), i.type(), own, calls);
            } else if (e instanceof InvokeDynamicInstruction i) {
                addCaptured(i, own, calls);
            }
        }
        String name = method.methodName().stringValue();
        return new MethodFacts(
                name.startsWith("lambda$"),
                type.getName() + "." + name,
                name + method.methodType().stringValue(),
                calls,
                touched,
                written,
                isNative,
                swaps,
                swapsHolders,
                callsNative,
                readsClock);
    }

    private static void addCall(
            String owner, Utf8Entry name, Utf8Entry type, Set<String> own, Set<String> calls) {
        if (own.contains(owner) && Descriptors.hasNumber(type.stringValue())) {
            calls.add(name.stringValue() + type.stringValue());
        }
    }

    /** The body of a lambda that has captured a number. */
    private static void addCaptured(
            InvokeDynamicInstruction made, Set<String> own, Set<String> calls) {
        if (!Descriptors.hasNumber(made.type().stringValue())) {
            return;
        }
        for (LoadableConstantEntry e : made.invokedynamic().bootstrap().arguments()) {
            if (e instanceof MethodHandleEntry handle) {
                var body = handle.reference();
                addCall(body.owner().asInternalName(), body.name(), body.type(), own, calls);
            }
        }
    }

    private static boolean swaps(InvokeInstruction call) {
        String name = call.name().stringValue();
        return SWAPPERS.contains(call.owner().asInternalName())
                && (name.contains("ompareAnd") || name.startsWith("getAnd"));
    }

    /**
     * What is set only if it was as expected, or by who finds what it was: others wait for that.
     */
    private static boolean swapsHolder(InvokeInstruction call, Set<String> own, boolean isAtomic) {
        String name = call.name().stringValue();
        String owner = call.owner().asInternalName();
        return (Descriptors.isAtomicClass(owner) || isAtomic && own.contains(owner))
                && (name.contains("ompareAnd") || name.equals("getAndSet"));
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
        if (owner.startsWith("[")
                || HARMLESS.contains(owner)
                || !Descriptors.hasNumber(descriptor)) {
            return false;
        }
        boolean isJdk = owner.startsWith("java/") && !isOfJdk(type);
        return !isJdk && nativeMethodsOf(type, owner).contains(name + descriptor);
    }

    private static boolean is(InvokeInstruction call, String owner, String name) {
        return call.owner().asInternalName().equals(owner)
                && call.name().stringValue().equals(name);
    }

    private Set<String> nativeMethodsOf(Class<?> user, String owner) {
        return nativeMethods.computeIfAbsent(
                owner,
                name ->
                        read(user, name).stream()
                                .flatMap(c -> c.methods().stream())
                                .filter(m -> m.flags().has(AccessFlag.NATIVE))
                                .map(m ->
                                        m.methodName().stringValue() + m.methodType().stringValue())
                                .collect(Collectors.toSet()));
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
