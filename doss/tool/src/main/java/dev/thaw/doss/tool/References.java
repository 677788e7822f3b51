// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;

/** Goes over the references in an object. */
final class References {
    /** Is called for each reference that is not null. */
    interface Visitor {
        /**
         * @param position of the reference in the file
         * @param step which one it is: its place among the reference fields, or in the array
         */
        void visit(long position, int step, long reference);
    }

    private References() {}

    static void of(SnapshotFile file, StoredType type, long object, Visitor visitor) {
        if (type.type().elementKind() == SnapshotTypes.REFERENCE) {
            long first = object + type.type().size();
            int length = file.lengthOf(object);
            for (int i = 0; i < length; i++) {
                visit(file, first + (long) i * Long.BYTES, i, visitor);
            }
        }
        for (int i = 0; i < type.references().size(); i++) {
            visit(file, object + type.references().get(i).offset(), i, visitor);
        }
    }

    private static void visit(SnapshotFile file, long position, int step, Visitor visitor) {
        long reference = file.longAt(position);
        if (reference != 0) {
            visitor.visit(position, step, reference);
        }
    }

    /** For instance ".next" or "[3]". */
    static String label(StoredType type, int step) {
        if (type.type().isArray()) {
            return "[" + step + "]";
        }
        Field f = type.references().get(step);
        return "." + f.name();
    }
}
