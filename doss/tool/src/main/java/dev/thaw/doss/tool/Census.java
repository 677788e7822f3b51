// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How many objects of each class a snapshot has, and the bytes that they take. */
final class Census implements ObjectVisitor {
    /** The objects of a class. */
    record Entry(String name, long objects, long bytes) {}

    private final List<StoredType> types;
    private final long[] objects;
    private final long[] bytes;

    Census(TypeTable table) {
        types = table.types();
        objects = new long[types.size()];
        bytes = new long[types.size()];
    }

    @Override
    public void visit(StoredType type, long object, long size) {
        objects[type.index()]++;
        bytes[type.index()] += size;
    }

    /** The classes that have objects, those that take most bytes first. */
    List<Entry> entries() {
        List<Entry> result = new ArrayList<>();
        for (StoredType t : types) {
            if (objects[t.index()] > 0) {
                result.add(new Entry(t.name(), objects[t.index()], bytes[t.index()]));
            }
        }
        result.sort(Comparator.comparingLong(Entry::bytes).reversed().thenComparing(Entry::name));
        return result;
    }
}
