// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.FieldRefEntry;
import java.lang.classfile.constantpool.LoadableConstantEntry;
import java.lang.classfile.constantpool.MemberRefEntry;
import java.lang.classfile.constantpool.MethodHandleEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
                    "java/lang/Thread",
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

    private final Map<Class<?>, List<ClassModel>> mates = new ConcurrentHashMap<>();

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
        boolean isNonBlocking = isNonBlocking(type);
        boolean isNative =
                method.flags().has(AccessFlag.NATIVE)
                        && (!method.flags().has(AccessFlag.STATIC) || mayGet(method, type));
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

    /** Whether a parameter can be an object of the class. */
    private static boolean mayGet(MethodModel method, Class<?> type) {
        Set<String> fitting = new HashSet<>();
        addSupertypes(type, fitting);
        return method.methodTypeSymbol().parameterList().stream()
                .map(p -> p.descriptorString().replace("[", ""))
                .anyMatch(fitting::contains);
    }

    private static void addSupertypes(Class<?> type, Set<String> found) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            found.add(c.descriptorString());
            for (Class<?> i : c.getInterfaces()) {
                addSupertypes(i, found);
            }
        }
    }

    static boolean isNonBlocking(Class<?> type) {
        return ClassFiles.isOfJdk(type) && NON_BLOCKING_PACKAGES.contains(type.getPackageName());
    }

    /** Whether anything in it may be what a {@link FlowGraph} is to follow. */
    boolean hasSources(Class<?> type, ClassModel file) {
        for (PoolEntry e : file.constantPool()) {
            if (e instanceof MemberRefEntry m && !(e instanceof FieldRefEntry)) {
                String owner = m.owner().asInternalName();
                String name = m.name().stringValue();
                String descriptor = m.type().stringValue();
                boolean isStep = Effects.isUpdate(name) || Effects.isSwap(name);
                if (Effects.source(owner, name, descriptor, true) != 0
                        || isStep && !isNonBlocking(type)
                        || isNative(type, owner, name, descriptor)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The classes that are declared together with one, if there may be anything to follow. */
    List<ClassModel> matesWithSources(Class<?> type) {
        if (ClassFiles.isOfJdk(type)) {
            return List.of();
        }
        return mates.computeIfAbsent(type.getNestHost(), this::findMates);
    }

    private List<ClassModel> findMates(Class<?> host) {
        List<ClassModel> found;
        try {
            found = ClassFiles.nestOf(host);
        } catch (NoClassDefFoundError e) {
            return List.of();
        }
        found.removeIf(m -> !hasSources(host, m));
        return found;
    }

    /** Whether native code gets what a method is given. */
    boolean isNative(Class<?> user, String owner, String name, String descriptor) {
        if (UNSAFE.contains(owner)) {
            return descriptor.startsWith("(J");
        }
        if (owner.equals("java/lang/foreign/MemorySegment")) {
            return name.equals("address") || name.equals("ofAddress");
        }
        if (CALLERS_OF_NATIVE_CODE.contains(owner)) {
            return name.startsWith("invoke");
        }
        if (owner.startsWith("[") || HARMLESS.contains(owner)) {
            return false;
        }
        boolean isJdk = owner.startsWith("java/") && !ClassFiles.isOfJdk(user);
        return !isJdk && nativeMethodsOf(user, owner).contains(name + descriptor);
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
            return name.contains("Memory") || descriptor.startsWith("(J");
        }
        if (owner.equals("java/lang/foreign/MemorySegment")) {
            return name.equals("address") || name.equals("ofAddress");
        }
        if (CALLERS_OF_NATIVE_CODE.contains(owner)) {
            return Descriptors.hasLong(descriptor);
        }
        return Descriptors.hasNumber(descriptor) && isNative(type, owner, name, descriptor);
    }

    private static boolean is(InvokeInstruction call, String owner, String name) {
        return call.owner().asInternalName().equals(owner)
                && call.name().stringValue().equals(name);
    }

    private Set<String> nativeMethodsOf(Class<?> user, String owner) {
        return nativeMethods.computeIfAbsent(
                owner,
                name ->
                        ClassFiles.read(user, name).stream()
                                .flatMap(c -> c.methods().stream())
                                .filter(m -> m.flags().has(AccessFlag.NATIVE))
                                .map(m ->
                                        m.methodName().stringValue() + m.methodType().stringValue())
                                .collect(Collectors.toSet()));
    }
}
