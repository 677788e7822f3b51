// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Chunks;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The classes of a snapshot file, found by what the headers of their objects hold. */
final class TypeTable {
    private static final String KINDS = "ZBSCIFJD" + SnapshotTypes.REFERENCE;

    /** Far more than any chunk has, and small enough to calculate with. */
    private static final int MAX_CHUNK = 1 << 30;

    private final SnapshotTypes table;
    private final List<StoredType> types = new ArrayList<>();
    private final Map<Long, StoredType> byHub = new HashMap<>();

    TypeTable(SnapshotTypes table) {
        this.table = table;
        for (Type t : table.types()) {
            StoredType type = StoredType.of(types.size(), t);
            types.add(type);
            byHub.putIfAbsent(t.hubOffset(), type);
        }
    }

    SnapshotTypes table() {
        return table;
    }

    List<StoredType> types() {
        return types;
    }

    /** The class whose objects have this in their header, or null. */
    StoredType byHub(long hubOffset) {
        return byHub.get(hubOffset);
    }

    /** What makes the table useless for reading objects. */
    List<String> problems() {
        List<String> problems = new ArrayList<>();
        Chunks c = table.chunks();
        boolean chunksFit =
                isWords(c.size())
                        && c.size() <= MAX_CHUNK
                        && isWords(c.headerSize())
                        && isWords(c.objectsOffset())
                        && isWords(c.largeHeaderSize())
                        && c.topOffset() >= 0
                        && c.topOffset() <= Math.min(c.headerSize(), c.largeHeaderSize()) - 8
                        && c.headerSize() <= c.objectsOffset()
                        && c.objectsOffset() < c.size()
                        && c.largeHeaderSize() < c.size()
                        && isWords(c.cardSize());
        if (!chunksFit) {
            problems.add("its " + c + " cannot be");
        }
        if (table.lengthOffset() < Long.BYTES || table.lengthOffset() > 1 << 10) {
            problems.add("arrays have their length at byte " + table.lengthOffset());
        }
        for (StoredType t : types) {
            if (byHub.get(t.type().hubOffset()) != t) {
                problems.add(
                        "class %s has the same header as %s"
                                .formatted(t.name(), byHub.get(t.type().hubOffset()).name()));
            }
            check(t.type(), problems);
        }
        return problems;
    }

    private void check(Type type, List<String> problems) {
        if (type.isArray()) {
            if (KINDS.indexOf(type.elementKind()) < 0
                    || type.size() < table.lengthOffset() + Integer.BYTES
                    || type.size() > MAX_CHUNK) {
                problems.add(
                        "class %s has elements of kind %s from byte %d"
                                .formatted(type.name(), type.elementKind(), type.size()));
            }
        } else if (!isWords(type.size()) || type.size() > MAX_CHUNK) {
            problems.add("class %s has objects of %d bytes".formatted(type.name(), type.size()));
        }
        for (Field f : type.fields()) {
            if (KINDS.indexOf(f.kind()) < 0
                    || f.offset() < Long.BYTES
                    || f.offset() > type.size() - SnapshotTypes.sizeOf(f.kind())) {
                problems.add(
                        "field %s of class %s has kind %s and begins at byte %d of %d"
                                .formatted(
                                        f.name(), type.name(), f.kind(), f.offset(), type.size()));
            }
        }
    }

    private static boolean isWords(int bytes) {
        return bytes > 0 && bytes % Long.BYTES == 0;
    }
}
