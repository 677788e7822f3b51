// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.util.Map;

/** Which types can hold a handle or a time, by their descriptors. */
final class Descriptors {
    private static final Map<String, String> HOLDERS =
            Map.of(
                    "Ljava/lang/Long;", "J",
                    "Ljava/lang/Integer;", "I",
                    "[J", "J",
                    "[I", "I",
                    "Ljava/util/concurrent/atomic/AtomicLong;", "J",
                    "Ljava/util/concurrent/atomic/AtomicInteger;", "I");

    private static final String ATOMIC = "java/util/concurrent/atomic/Atomic";

    private Descriptors() {}

    static boolean isNumber(String field) {
        return field.equals("J") || field.equals("I") || isHolder(field);
    }

    /** An object whose only contents are numbers. */
    static boolean isHolder(String field) {
        return HOLDERS.containsKey(field);
    }

    /** An object by which threads can compare and set; no updater, which belongs to a class. */
    static boolean isAtomic(String field) {
        return field.startsWith("L" + ATOMIC) && !field.endsWith("Updater;");
    }

    static boolean isAtomicClass(String internalName) {
        return internalName.startsWith(ATOMIC) && !internalName.endsWith("Updater");
    }

    /** Of a method's descriptor: whether it gets or gives a number. */
    static boolean hasNumber(String method) {
        String types = method.replaceAll("L[^;]*;", "");
        return types.contains("J") || types.contains("I");
    }

    /** The primitive types among a method's parameters; its name may be in front. */
    static String parameters(String method) {
        return method.substring(method.indexOf('(') + 1, method.indexOf(')'))
                .replaceAll("L[^;]*;", "");
    }
}
