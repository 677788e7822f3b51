// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Type;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A snapshot file, mapped. Objects are known by where they begin in the file, in bytes; references
 * hold offsets from the heap base of the process instead.
 */
final class SnapshotFile implements AutoCloseable {
    /** What {@link #positionOf} says of references that lead to no place in the file. */
    static final long NOWHERE = -1;

    private final Path path;
    private final Arena arena;
    private final MemorySegment bytes;
    private final MappedBytes numbers;
    private final SnapshotHeader header;
    private final SlotGeometry geometry;

    /** Read when it is first asked for. */
    private TypeTable types;

    private SnapshotFile(Path path, Arena arena, MemorySegment bytes, SnapshotHeader header) {
        this.path = path;
        this.arena = arena;
        this.bytes = bytes;
        this.numbers = new MappedBytes(bytes);
        this.header = header;
        this.geometry = header.geometry();
    }

    /**
     * @throws IOException if the file cannot be read
     * @throws DOSSException if its header is none, or does not agree with the file's size
     */
    static SnapshotFile open(Path path) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new IOException(path + " is not a file");
        }
        Arena arena = Arena.ofConfined();
        try (FileChannel channel = FileChannel.open(path)) {
            long size = channel.size();
            if (size < SnapshotHeader.SIZE) {
                throw new DOSSException(
                        "%s is not a snapshot file: it has %d bytes, a header alone has %d"
                                .formatted(path, size, SnapshotHeader.SIZE));
            }
            MemorySegment bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, size, arena);
            byte[] first = bytes.asSlice(0, SnapshotHeader.SIZE).toArray(ValueLayout.JAVA_BYTE);
            SnapshotHeader header = SnapshotHeader.decode(first, path);
            header.requireConsistent(size, path);
            return new SnapshotFile(path, arena, bytes, header);
        } catch (IOException | RuntimeException e) {
            arena.close();
            throw e;
        }
    }

    Path path() {
        return path;
    }

    SnapshotHeader header() {
        return header;
    }

    SlotGeometry geometry() {
        return geometry;
    }

    /** All of the file. */
    MemorySegment bytes() {
        return bytes;
    }

    /**
     * @throws DOSSException if the table is damaged
     */
    TypeTable types() {
        if (types == null) {
            long size = header.typesSize();
            if (size > Integer.MAX_VALUE - Long.BYTES) {
                throw new DOSSException(
                        "The type table of %s is too large: %d bytes".formatted(path, size));
            }
            byte[] table =
                    bytes.asSlice(geometry.typesFileOffset(), size).toArray(ValueLayout.JAVA_BYTE);
            types = new TypeTable(SnapshotTypes.decode(table, path));
            List<String> problems = types.problems();
            if (!problems.isEmpty()) {
                throw new DOSSException(
                        "The type table of %s is damaged: %s; store it again"
                                .formatted(path, problems.getFirst()));
            }
        }
        return types;
    }

    long longAt(long position) {
        return numbers.longAt(position);
    }

    int intAt(long position) {
        return numbers.intAt(position);
    }

    byte byteAt(long position) {
        return numbers.byteAt(position);
    }

    /** The value of a primitive kind, as bits. */
    long bitsAt(long position, char kind) {
        return switch (SnapshotTypes.sizeOf(kind)) {
            case 1 -> byteAt(position);
            case 2 -> numbers.shortAt(position);
            case 4 -> intAt(position);
            default -> longAt(position);
        };
    }

    /** Where the first page of objects begins that {@link SnapshotHeader#highSize} counts. */
    long highBegin() {
        return highEnd() - header.highSize();
    }

    long highEnd() {
        return geometry.typesFileOffset();
    }

    /** Whether a reference leads into the image heap. */
    boolean isImageHeap(long reference) {
        return reference > 0 && reference < header.imageHeapSize();
    }

    /** Where in the file a reference leads, or {@link #NOWHERE}. */
    long positionOf(long reference) {
        long fromBegin = reference - header.slotOffset();
        if (fromBegin >= 0 && fromBegin < header.lowSize()) {
            return geometry.bodyOffset() + fromBegin;
        }
        long fromEnd = header.slotOffset() + header.capacity() - reference;
        if (header.layout() == SnapshotLayout.CHUNKED
                && fromEnd > 0
                && fromEnd <= header.highSize()) {
            return highEnd() - fromEnd;
        }
        return NOWHERE;
    }

    /** The class of the object, or null if its header names none. */
    StoredType typeAt(long object) {
        return types().byHub(longAt(object) & ~SnapshotTypes.HEADER_BITS);
    }

    int lengthOf(long array) {
        return intAt(array + types().table().lengthOffset());
    }

    /** Bytes that the object takes; 0 if it is an array of negative length. */
    long sizeOf(StoredType type, long object) {
        Type t = type.type();
        if (!t.isArray()) {
            return t.size();
        }
        int length = lengthOf(object);
        if (length < 0) {
            return 0;
        }
        long size = t.size() + (long) length * SnapshotTypes.sizeOf(t.elementKind());
        return (size + Long.BYTES - 1) / Long.BYTES * Long.BYTES;
    }

    @Override
    public void close() {
        arena.close();
    }
}
