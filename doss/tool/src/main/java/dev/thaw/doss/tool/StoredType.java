// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.util.List;

/**
 * A class of a snapshot file.
 *
 * @param index its place in the type table, from 0
 * @param references those of its fields that refer to objects
 * @param string where strings hold their text; null for other classes
 */
record StoredType(int index, Type type, List<Field> references, StringFields string) {
    /** Offsets in bytes from the begin of a string. */
    record StringFields(int valueOffset, int coderOffset) {}

    static StoredType of(int index, Type type) {
        List<Field> references =
                type.fields().stream().filter(f -> f.kind() == SnapshotTypes.REFERENCE).toList();
        return new StoredType(index, type, references, stringFields(type));
    }

    private static StringFields stringFields(Type type) {
        int value = offsetOf(type, "value", SnapshotTypes.REFERENCE);
        int coder = offsetOf(type, "coder", 'B');
        boolean isString = type.name().equals(String.class.getName()) && value > 0 && coder > 0;
        return isString ? new StringFields(value, coder) : null;
    }

    private static int offsetOf(Type type, String name, char kind) {
        return type.fields().stream()
                .filter(f -> f.name().equals(name) && f.kind() == kind)
                .mapToInt(Field::offset)
                .findFirst()
                .orElse(0);
    }

    /** As programmers write it. */
    String name() {
        return sourceName(type.name());
    }

    boolean hasReferences() {
        return !references.isEmpty() || type.elementKind() == SnapshotTypes.REFERENCE;
    }

    /** For instance "int[][]" for "[[I". */
    static String sourceName(String name) {
        int dimensions = 0;
        while (dimensions < name.length() && name.charAt(dimensions) == '[') {
            dimensions++;
        }
        if (dimensions == 0) {
            return name;
        }
        String element = name.substring(dimensions);
        String elementName =
                switch (element) {
                    case "Z" -> "boolean";
                    case "B" -> "byte";
                    case "S" -> "short";
                    case "C" -> "char";
                    case "I" -> "int";
                    case "F" -> "float";
                    case "J" -> "long";
                    case "D" -> "double";
                    default ->
                            element.startsWith("L") && element.endsWith(";")
                                    ? element.substring(1, element.length() - 1)
                                    : element;
                };
        return elementName + "[]".repeat(dimensions);
    }
}
