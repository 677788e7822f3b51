// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.util.Set;

/** What methods of the JDK do with what they are given, by their names. */
final class Effects {
    private static final Set<String> UPDATES =
            Set.of(
                    "getAndIncrement",
                    "getAndDecrement",
                    "getAndAdd",
                    "getAndUpdate",
                    "getAndAccumulate",
                    "incrementAndGet",
                    "decrementAndGet",
                    "addAndGet",
                    "updateAndGet",
                    "accumulateAndGet");

    /** They keep nothing, and find by what they are given. */
    private static final Set<String> LOOKUPS =
            Set.of(
                    "get",
                    "contains",
                    "containsKey",
                    "containsValue",
                    "remove",
                    "indexOf",
                    "poll",
                    "equals",
                    "compareTo",
                    "tryLock",
                    "tryAcquire",
                    "await",
                    "awaitNanos",
                    "awaitTermination",
                    "join",
                    "wait",
                    "sleep");

    /** What they give says how many there are, or which. */
    private static final Set<String> SIZES =
            Set.of(
                    "size",
                    "length",
                    "capacity",
                    "remaining",
                    "compare",
                    "compareTo",
                    "signum",
                    "indexOf",
                    "count");

    /** Their numbers say which part is meant. */
    private static final Set<String> PARTS =
            Set.of(
                    "copyOf",
                    "copyOfRange",
                    "substring",
                    "subSequence",
                    "subList",
                    "limit",
                    "position",
                    "slice",
                    "charAt",
                    "arraycopy");

    private static final Set<String> IMMUTABLE =
            Set.of(
                    "java/lang/String",
                    "java/lang/Class",
                    "java/lang/Object",
                    "java/util/Optional",
                    "java/util/OptionalLong",
                    "java/util/OptionalInt",
                    "java/util/OptionalDouble",
                    "java/util/UUID",
                    "java/util/concurrent/TimeUnit");

    private Effects() {}

    /** The mark of what a method gives that means something to this process only; 0 if nothing. */
    static int source(String owner, String name, String descriptor, boolean isSuper) {
        return switch (owner) {
            case "java/lang/System" ->
                    name.equals("nanoTime")
                            ? FlowGraph.CLOCK
                            : name.equals("identityHashCode") ? FlowGraph.PROCESS : 0;
            case "java/lang/Thread" ->
                    name.equals("threadId") || name.equals("getId") ? FlowGraph.PROCESS : 0;
            case "java/lang/ProcessHandle", "java/lang/Process" ->
                    name.equals("pid") ? FlowGraph.PROCESS : 0;
            case "java/lang/management/RuntimeMXBean" ->
                    name.equals("getPid") ? FlowGraph.PROCESS : 0;
            case "java/lang/Object" -> isSuper && name.equals("hashCode") ? FlowGraph.PROCESS : 0;
            default -> 0;
        };
    }

    /** Whether it is a step of an atomic object that tells what it has found or left. */
    static boolean isUpdate(String name) {
        return UPDATES.contains(name);
    }

    static boolean isSwap(String name) {
        return name.contains("ompareAnd") || name.equals("getAndSet");
    }

    static boolean isLookup(String owner, String name) {
        return owner.startsWith("java/") && LOOKUPS.contains(name);
    }

    static boolean givesSize(String owner, String name) {
        return owner.startsWith("java/") && SIZES.contains(name);
    }

    /** Whether numbers among the arguments only say which part of the others is meant. */
    static boolean takesPart(String owner, String name, String descriptor) {
        boolean ofArray = name.equals("<init>") && descriptor.startsWith("([");
        return owner.startsWith("java/") && (PARTS.contains(name) || ofArray);
    }

    /** Whether an object keeps nothing of what its methods are given. */
    static boolean keepsNothing(String owner) {
        return IMMUTABLE.contains(owner)
                || Descriptors.isBox(owner)
                || owner.startsWith("java/math/")
                || owner.startsWith("java/time/")
                || owner.endsWith("Logger");
    }

    /** Whether what it gives is found out to be the same or not. */
    static boolean compares(String name) {
        return name.equals("equals") || name.startsWith("compare");
    }

    static boolean isSameNumber(String name) {
        return name.equals("valueOf") || name.endsWith("Value");
    }

    /** Whether a method gives a number that an object has been given, not one about it. */
    static boolean givesNumber(String owner, String name) {
        return !owner.startsWith("java/")
                || name.endsWith("Long")
                || name.endsWith("Int")
                || name.endsWith("Short")
                || name.endsWith("Value")
                || name.equals("decode")
                || name.equals("valueOf");
    }
}
