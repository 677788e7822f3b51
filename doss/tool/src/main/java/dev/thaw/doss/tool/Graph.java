// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import java.lang.foreign.ValueLayout;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** The objects of an undamaged file, to be followed from one to the next. */
final class Graph {
    private static final int LATIN1 = 0;
    private static final int LONGEST_TEXT = 80;

    private final SnapshotFile file;
    private final ObjectIndex objects;
    private final Census census;
    private final SpaceUse space;

    /**
     * @throws DOSSException if the file is damaged
     */
    Graph(SnapshotFile file, Progress progress) {
        this.file = file;
        objects = ObjectIndex.of(file.header());
        census = new Census(file.types());
        Problems problems =
                new Problems(
                        1,
                        problem -> {
                            throw damaged(file, problem);
                        });
        space =
                new ObjectWalk(file, problems, progress)
                        .run((type, object, size) -> {
                            objects.add(object);
                            census.visit(type, object, size);
                        });
        objects.seal();
    }

    static DOSSException damaged(SnapshotFile file, String problem) {
        return new DOSSException(
                "%s is damaged: %s; 'thaw snapshot verify' says more"
                        .formatted(file.path(), problem));
    }

    SnapshotFile file() {
        return file;
    }

    ObjectIndex objects() {
        return objects;
    }

    Census census() {
        return census;
    }

    SpaceUse space() {
        return space;
    }

    /**
     * Where the object begins that a reference in the slot leads to.
     *
     * @throws DOSSException if there is none
     */
    long follow(long reference) {
        long position = file.positionOf(reference);
        if (!objects.contains(position)) {
            throw damaged(file, "a reference leads to no object (offset " + reference + ")");
        }
        return position;
    }

    /** The text of a string, or null if it is none. */
    String text(StoredType type, long object) {
        long array = characters(type, object);
        if (array == SnapshotFile.NOWHERE) {
            return null;
        }
        boolean latin = file.byteAt(object + type.string().coderOffset()) == LATIN1;
        Charset charset = latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_16LE;
        byte[] characters =
                file.bytes()
                        .asSlice(array + file.typeAt(array).type().size(), file.lengthOf(array))
                        .toArray(ValueLayout.JAVA_BYTE);
        return new String(characters, charset);
    }

    /** The array of a string's characters, if it is in the slot. */
    long characters(StoredType type, long string) {
        if (type.string() == null) {
            return SnapshotFile.NOWHERE;
        }
        long reference = file.longAt(string + type.string().valueOffset());
        if (reference == 0 || file.isImageHeap(reference)) {
            return SnapshotFile.NOWHERE;
        }
        long array = follow(reference);
        boolean isBytes = file.typeAt(array).type().elementKind() == 'B';
        return isBytes ? array : SnapshotFile.NOWHERE;
    }

    /** What a reference leads to, for readers. */
    String describe(long reference) {
        if (reference == 0) {
            return "null";
        }
        if (file.isImageHeap(reference)) {
            return "an object of the image heap (offset " + reference + ")";
        }
        long object = follow(reference);
        StoredType type = file.typeAt(object);
        String text = text(type, object);
        if (text != null) {
            return quote(text);
        }
        String name = type.name();
        return type.type().isArray() && name.endsWith("[]")
                ? name.replaceFirst("\\[]", "[" + file.lengthOf(object) + "]")
                : name;
    }

    /** The value of a primitive field or element, as in Java sources. */
    String value(long position, char kind) {
        long bits = file.bitsAt(position, kind);
        return switch (kind) {
            case 'Z' -> String.valueOf(bits != 0);
            case 'C' -> quote(String.valueOf((char) bits)).replace('"', '\'');
            case 'F' -> String.valueOf(Float.intBitsToFloat((int) bits));
            case 'D' -> String.valueOf(Double.longBitsToDouble(bits));
            case SnapshotTypes.REFERENCE -> describe(bits);
            default -> String.valueOf(bits);
        };
    }

    static String quote(String text) {
        StringBuilder result = new StringBuilder("\"");
        int length = Math.min(text.length(), LONGEST_TEXT);
        for (char c : text.substring(0, length).toCharArray()) {
            switch (c) {
                case '"', '\\' -> result.append('\\').append(c);
                case '\n' -> result.append("\\n");
                case '\t' -> result.append("\\t");
                case '\r' -> result.append("\\r");
                default -> {
                    if (Character.isISOControl(c)) {
                        result.append("\\u%04x".formatted((int) c));
                    } else {
                        result.append(c);
                    }
                }
            }
        }
        result.append('"');
        if (length < text.length()) {
            result.append("... (").append(text.length()).append(" characters)");
        }
        return result.toString();
    }
}
