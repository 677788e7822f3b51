// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * A class as two files have it: the fields that can be compared, by their places in the file's
 * lists of fields.
 *
 * @param fields of both
 * @param unmatched names of fields that only one of them has
 */
record TypePair(List<FieldPair> fields, List<String> unmatched) {
    /**
     * A field of both.
     *
     * @param step its place among the reference fields of the older class
     */
    record FieldPair(Field before, Field after, int step) {
        boolean isReference() {
            return before.kind() == SnapshotTypes.REFERENCE;
        }
    }

    static TypePair of(StoredType before, StoredType after) {
        List<FieldPair> pairs = new ArrayList<>();
        List<String> unmatched = new ArrayList<>();
        List<Field> left = new ArrayList<>(after.type().fields());
        for (Field b : before.type().fields()) {
            Field match = null;
            for (Field a : left) {
                if (match == null && a.name().equals(b.name()) && a.kind() == b.kind()) {
                    match = a;
                }
            }
            if (match == null) {
                unmatched.add("field " + b.name() + " is only in the old file");
            } else {
                left.remove(match);
                if (isContent(before, b)) {
                    pairs.add(new FieldPair(b, match, before.references().indexOf(b)));
                }
            }
        }
        for (Field a : left) {
            unmatched.add("field " + a.name() + " is only in the new file");
        }
        return new TypePair(pairs, unmatched);
    }

    /** Whether a field holds more than what the run-time system or the string made up. */
    private static boolean isContent(StoredType type, Field f) {
        if (type.string() == null) {
            return !f.name().equals(SnapshotTypes.MONITOR);
        }
        return f.offset() == type.string().valueOffset()
                || f.offset() == type.string().coderOffset();
    }
}
