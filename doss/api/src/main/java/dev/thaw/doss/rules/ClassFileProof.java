// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Proves of a class, from its class file and those of its super classes, that the fields of its
 * objects mean the same in another process. What they refer to is not looked at: those are objects
 * with rules of their own.
 *
 * <p>It fails where a number in a field may be a handle of native code, a time of a clock that each
 * machine starts anew or another number of this process, and where threads may be half-way through
 * a protocol. First all numbers count that a method knows; then {@link ClassFlow} follows what is
 * left, whatever its type, through methods of the class, of those above it and of those that are
 * declared together with it, not through others.
 */
final class ClassFileProof {
    /** What stands in the way of a proof, and where. */
    record Obstacle(Reason reason, String where) {}

    /**
     * @param numbers the instance fields that could hold a handle or a time
     * @param atomics those by which threads can compare and set
     * @param hasSources whether there may be anything that a flow is to follow
     */
    private record ClassFacts(
            boolean hasFields,
            Set<String> numbers,
            Set<String> atomics,
            List<MethodFacts> methods,
            boolean hasSources) {}

    private final Map<Class<?>, ClassFacts> known = new ConcurrentHashMap<>();
    private final Map<Class<?>, Map<String, Obstacle>> lambdas = new ConcurrentHashMap<>();
    private final MethodReader reader = new MethodReader();

    /**
     * What stands in the way, or empty.
     *
     * @throws NoClassDefFoundError if there is no class file
     */
    Optional<Obstacle> obstacle(Class<?> type) {
        return obstacle(type, c -> c != Object.class);
    }

    /** The same of the program's part of a class: something else is known of the JDK's. */
    Optional<Obstacle> obstacleOfProgram(Class<?> type) {
        return obstacle(type, c -> !ClassFiles.isOfJdk(c));
    }

    /**
     * What stands in the way of what lambdas of a class have captured.
     *
     * @param number whether it is a {@code J}, or only an {@code I}; empty if it is neither
     * @param captured the types, as a descriptor has them
     */
    Optional<Obstacle> obstacleOfLambdas(Class<?> host, String number, String captured) {
        Optional<Obstacle> inBody =
                following(factsOf(host).methods()).stream()
                        .filter(m -> !number.isEmpty() && m.isLambda() && m.gets(number))
                        .filter(m -> m.callsNative() || m.readsClock() && number.equals("J"))
                        .map(m ->
                                new Obstacle(
                                        m.callsNative() ? Reason.NATIVE_HANDLE : Reason.CLOCK,
                                        m.where()))
                        .findFirst();
        return inBody.or(() -> Optional.ofNullable(lambdasOf(host).get(captured)));
    }

    private Map<String, Obstacle> lambdasOf(Class<?> host) {
        List<Class<?>> classes = List.of(host);
        boolean isFollowed = factsOf(host).hasSources() || hasMatesWithSources(classes);
        if (!isFollowed) {
            return Map.of();
        }
        Map<String, Obstacle> found = lambdas.get(host);
        if (found == null) {
            found = ClassFlow.of(classes, reader).obstaclesOfLambdas();
            lambdas.put(host, found);
        }
        return found;
    }

    private Optional<Obstacle> obstacle(Class<?> type, Predicate<Class<?>> part) {
        Set<String> numbers = new HashSet<>();
        Set<String> atomics = new HashSet<>();
        List<MethodFacts> methods = new ArrayList<>();
        List<Class<?>> classes = new ArrayList<>();
        boolean hasFields = false;
        boolean isAtomic = false;
        for (Class<?> c = type; c != null && part.test(c); c = c.getSuperclass()) {
            ClassFacts facts = factsOf(c);
            classes.add(c);
            hasFields |= facts.hasFields();
            numbers.addAll(facts.numbers());
            atomics.addAll(facts.atomics());
            methods.addAll(facts.methods());
            isAtomic |= Descriptors.isAtomicClass(c.getName().replace('.', '/'));
        }
        // What it adds to a class with a rule has no field, but may be in that class's.
        if (!hasFields && !addsToOthers(classes)) {
            return Optional.empty();
        }
        boolean swapsItself = isAtomic;
        Optional<Obstacle> found =
                !hasFields
                        ? Optional.empty()
                        : following(methods).stream()
                                .map(m -> obstacle(m, numbers, atomics, swapsItself))
                                .filter(Objects::nonNull)
                                .findFirst();
        if (found.isPresent()) {
            return found;
        }
        addInterfaces(type, classes);
        boolean isFollowed =
                classes.stream().anyMatch(c -> factsOf(c).hasSources())
                        || hasMatesWithSources(classes);
        return isFollowed ? ClassFlow.of(classes, reader).obstacle() : Optional.empty();
    }

    /** Those of the program, whose methods may have code. */
    private static void addInterfaces(Class<?> type, List<Class<?>> found) {
        for (Class<?> c = type; c != null; c = c.getSuperclass()) {
            for (Class<?> i : c.getInterfaces()) {
                if (!ClassFiles.isOfJdk(i) && !found.contains(i)) {
                    found.add(i);
                    addInterfaces(i, found);
                }
            }
        }
    }

    private static boolean addsToOthers(List<Class<?>> classes) {
        return !classes.isEmpty() && classes.getLast().getSuperclass() != Object.class;
    }

    private boolean hasMatesWithSources(List<Class<?>> classes) {
        return classes.stream().anyMatch(c -> !reader.matesWithSources(c).isEmpty());
    }

    private static Obstacle obstacle(
            MethodFacts method, Set<String> numbers, Set<String> atomics, boolean swapsItself) {
        if (method.isNative()) {
            return new Obstacle(Reason.NATIVE_HANDLE, method.where());
        }
        boolean swapsHolder =
                method.swapsHolders()
                        && (swapsItself || !Collections.disjoint(atomics, method.touched()));
        if (method.swaps() || swapsHolder) {
            return new Obstacle(Reason.PROTOCOL, method.where());
        }
        if (method.callsNative() && !Collections.disjoint(numbers, method.touched())) {
            return new Obstacle(Reason.NATIVE_HANDLE, method.where());
        }
        boolean setsItself = swapsItself && !method.calls().isEmpty();
        return method.readsClock()
                        && (setsItself || !Collections.disjoint(numbers, method.written()))
                ? new Obstacle(Reason.CLOCK, method.where())
                : null;
    }

    private ClassFacts factsOf(Class<?> type) {
        ClassFacts facts = known.get(type);
        if (facts == null) {
            facts = read(type);
            known.put(type, facts);
        }
        return facts;
    }

    private ClassFacts read(Class<?> type) {
        ClassModel file = ClassFiles.fileOf(type);
        boolean hasFields = false;
        Set<String> numbers = new HashSet<>();
        Set<String> atomics = new HashSet<>();
        for (FieldModel f : file.fields()) {
            if (f.flags().has(AccessFlag.STATIC)) {
                continue;
            }
            hasFields = true;
            String descriptor = f.fieldType().stringValue();
            if (Descriptors.isNumber(descriptor)) {
                numbers.add(f.fieldName().stringValue());
            }
            if (Descriptors.isAtomic(descriptor)) {
                atomics.add(f.fieldName().stringValue());
            }
        }
        return new ClassFacts(
                hasFields,
                numbers,
                atomics,
                reader.methods(type, file),
                reader.hasSources(type, file));
    }

    /**
     * The methods, each with what those do that it gives numbers to, or gets some from: a handle
     * may be made in a constructor, kept in that of a super class, and given away by a third
     * method.
     */
    private static List<MethodFacts> following(List<MethodFacts> methods) {
        Map<String, List<MethodFacts>> bySignature = new HashMap<>();
        methods.forEach(
                m -> bySignature.computeIfAbsent(m.signature(), s -> new ArrayList<>()).add(m));
        return methods.stream().map(m -> following(m, bySignature)).toList();
    }

    private static MethodFacts following(
            MethodFacts method, Map<String, List<MethodFacts>> bySignature) {
        if (method.calls().isEmpty()) {
            return method;
        }
        Set<String> touched = new HashSet<>(method.touched());
        Set<String> written = new HashSet<>(method.written());
        boolean callsNative = method.callsNative();
        boolean readsClock = method.readsClock();
        for (MethodFacts called : reachable(method, bySignature)) {
            touched.addAll(called.touched());
            callsNative |= called.callsNative();
            if (called.gets("J") || called.gets("I")) {
                written.addAll(called.written());
            }
            readsClock |= called.readsClock() && called.givesTime();
        }
        return new MethodFacts(
                method.isLambda(),
                method.where(),
                method.signature(),
                method.calls(),
                touched,
                written,
                method.isNative(),
                method.swaps(),
                method.swapsHolders(),
                callsNative,
                readsClock);
    }

    private static Set<MethodFacts> reachable(
            MethodFacts method, Map<String, List<MethodFacts>> bySignature) {
        Set<MethodFacts> found = new HashSet<>();
        List<MethodFacts> next = new ArrayList<>(List.of(method));
        while (!next.isEmpty()) {
            for (String call : next.removeLast().calls()) {
                for (MethodFacts called : bySignature.getOrDefault(call, List.of())) {
                    if (found.add(called)) {
                        next.add(called);
                    }
                }
            }
        }
        return found;
    }
}
