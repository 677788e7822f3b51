// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.util.Map;
import java.util.Set;

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

    private static final Set<String> BOXES =
            Set.of(
                    "java/lang/Long",
                    "java/lang/Integer",
                    "java/lang/Short",
                    "java/lang/Byte",
                    "java/lang/Character",
                    "java/lang/Double",
                    "java/lang/Float",
                    "java/lang/Number");

    /** What natively may be a handle. */
    private static final Set<String> WORDS = Set.of("J", "I", "S", "[J", "[I", "[S");

    private Descriptors() {}

    /** Of a class: whether its objects are numbers. */
    static boolean isBox(String internalName) {
        return BOXES.contains(internalName);
    }

    private static boolean isBoxType(String type) {
        return type.startsWith("L") && isBox(type.substring(1, type.length() - 1));
    }

    /** Whether a parameter or result of native code may be a handle. */
    static boolean isWord(String type) {
        return WORDS.contains(type) || isBoxType(type);
    }

    static boolean isPrimitive(String type) {
        return type.length() == 1;
    }

    /** Whether a field has nothing but numbers, of whatever type. */
    static boolean holdsNumber(String field) {
        String element = field.replace("[", "");
        if (element.length() == 1) {
            return field.length() == 1 ? !element.equals("Z") : "JIS".contains(element);
        }
        return isBoxType(element)
                || element.startsWith("Ljava/util/Optional") && !element.endsWith("Optional;")
                || element.startsWith("L" + ATOMIC + "Long")
                || element.startsWith("L" + ATOMIC + "Integer")
                || element.startsWith("Ljava/util/concurrent/atomic/Long")
                || element.startsWith("Ljava/util/concurrent/atomic/Double");
    }

    /** Whether a parameter's objects may keep what a method of another object is given. */
    static boolean isFilled(String type) {
        return type.startsWith("[")
                || type.equals("Ljava/util/Collection;")
                || type.equals("Ljava/util/List;")
                || type.equals("Ljava/util/Map;")
                || type.equals("Ljava/util/Set;")
                || type.equals("Ljava/util/Queue;")
                || type.startsWith("Ljava/util/function/");
    }

    static boolean isNumber(String field) {
        return field.equals("J") || field.equals("I") || isHolder(field);
    }

    /** An object whose only contents are numbers. */
    static boolean isHolder(String field) {
        return HOLDERS.containsKey(field);
    }

    /** Objects by which threads can compare and set; no updater, which belongs to a class. */
    static boolean isAtomic(String field) {
        return field.replace("[", "").startsWith("L" + ATOMIC) && !field.endsWith("Updater;");
    }

    static boolean isAtomicClass(String internalName) {
        return internalName.startsWith(ATOMIC) && !internalName.endsWith("Updater");
    }

    /** Of a method's descriptor: whether it gets or gives a number. */
    static boolean hasNumber(String method) {
        String types = method.replaceAll("L[^;]*;", "");
        return types.contains("J") || types.contains("I");
    }

    static boolean hasLong(String method) {
        return method.replaceAll("L[^;]*;", "").contains("J");
    }

    /** The primitive types among a method's parameters; its name may be in front. */
    static String parameters(String method) {
        return method.substring(method.indexOf('(') + 1, method.indexOf(')'))
                .replaceAll("L[^;]*;", "");
    }
}
