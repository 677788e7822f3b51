// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.file;

import dev.thaw.doss.DOSSException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The classes of the objects in a snapshot, so that tools can read a file without the image that
 * wrote it. In the file, numbers and names are as {@link DataOutputStream} writes them.
 *
 * @param hashOffset of the identity hash code in every object, in bytes
 * @param lengthOffset of the length in every array, in bytes
 * @param chunks where the objects lie in the chunks of the chunked layout
 * @param types all classes that occur, each once
 */
public record SnapshotTypes(int hashOffset, int lengthOffset, Chunks chunks, List<Type> types) {
    /** The element kind of types that are no arrays. */
    public static final char NO_ARRAY = '-';

    /** The kind of references, of fields and of array elements. */
    public static final char REFERENCE = 'L';

    /** Bits of an object's first 8 bytes that do not belong to the offset of its class. */
    public static final long HEADER_BITS = 7;

    /** The name of the field that holds the monitor of an object's lock; no Java field has it. */
    public static final String MONITOR = "<monitor>";

    /**
     * The collector's chunks. A large chunk has its own header, a card table of one byte for each
     * card of its object, rounded up to 8, a word that says where in the chunk the object begins,
     * and the object, which ends where the chunk ends.
     *
     * @param size bytes of an aligned chunk; the last one is stored up to its top
     * @param topOffset where in the header of any chunk the offset of its end of objects is, in
     *     bytes
     * @param headerSize bytes of the header of an aligned chunk, tables not included
     * @param objectsOffset from the begin of an aligned chunk to its first object, in bytes
     * @param largeHeaderSize bytes of the header of an unaligned chunk, tables not included
     * @param cardSize bytes of objects that one entry of a card table stands for
     */
    public record Chunks(
            int size,
            int topOffset,
            int headerSize,
            int objectsOffset,
            int largeHeaderSize,
            int cardSize) {
        /** How far in its chunk a large object begins, by the chunk's size. */
        public long largeObjectOffset(long chunkSize) {
            long tableAndObject = chunkSize - largeHeaderSize - Long.BYTES;
            long object = tableAndObject / (cardSize + 1) * cardSize;
            object += tableAndObject % (cardSize + 1) * cardSize / (cardSize + 1);
            return chunkSize - object / Long.BYTES * Long.BYTES;
        }
    }

    /**
     * A class.
     *
     * @param hubOffset what the first 8 bytes of its objects hold, but for {@link #HEADER_BITS}:
     *     the offset of the class from the heap base
     * @param name as {@link Class#getName} says it
     * @param elementKind for arrays the kind of the elements, as in descriptors, with {@link
     *     #REFERENCE} for all that are references; for others {@link #NO_ARRAY}
     * @param size bytes of an object; of an array: bytes before the first element
     * @param fields in the order of their offsets, those of super classes included
     */
    public record Type(
            long hubOffset, String name, char elementKind, int size, List<Field> fields) {
        public boolean isArray() {
            return elementKind != NO_ARRAY;
        }
    }

    /**
     * An instance field.
     *
     * @param offset in bytes from the begin of the object
     * @param kind as in descriptors, with {@link #REFERENCE} for all that are references
     */
    public record Field(int offset, char kind, String name) {}

    /** The bytes that a value of the kind takes in a field or an array. */
    public static int sizeOf(char kind) {
        return switch (kind) {
            case 'Z', 'B' -> 1;
            case 'S', 'C' -> 2;
            case 'I', 'F' -> 4;
            case 'J', 'D', REFERENCE -> 8;
            default -> throw new IllegalArgumentException("There is no kind '" + kind + "'");
        };
    }

    public byte[] encode() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(hashOffset);
            out.writeInt(lengthOffset);
            out.writeInt(chunks.size());
            out.writeInt(chunks.topOffset());
            out.writeInt(chunks.headerSize());
            out.writeInt(chunks.objectsOffset());
            out.writeInt(chunks.largeHeaderSize());
            out.writeInt(chunks.cardSize());
            out.writeInt(types.size());
            for (Type t : types) {
                out.writeLong(t.hubOffset());
                out.writeUTF(t.name());
                out.writeChar(t.elementKind());
                out.writeInt(t.size());
                out.writeInt(t.fields().size());
                for (Field f : t.fields()) {
                    out.writeInt(f.offset());
                    out.writeChar(f.kind());
                    out.writeUTF(f.name());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * @throws DOSSException if the bytes are no type table
     */
    public static SnapshotTypes decode(byte[] bytes, Path file) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            int hashOffset = in.readInt();
            int lengthOffset = in.readInt();
            Chunks chunks =
                    new Chunks(
                            in.readInt(),
                            in.readInt(),
                            in.readInt(),
                            in.readInt(),
                            in.readInt(),
                            in.readInt());
            List<Type> types = new ArrayList<>();
            for (int n = in.readInt(); n > 0; n--) {
                types.add(
                        new Type(
                                in.readLong(),
                                in.readUTF(),
                                in.readChar(),
                                in.readInt(),
                                fields(in)));
            }
            if (in.available() > 0) {
                throw new IOException(in.available() + " bytes too many");
            }
            return new SnapshotTypes(hashOffset, lengthOffset, chunks, List.copyOf(types));
        } catch (IOException e) {
            String what = e instanceof EOFException ? "it ends too early" : e.getMessage();
            throw new DOSSException(
                    "The type table of %s is damaged: %s; store it again".formatted(file, what), e);
        }
    }

    private static List<Field> fields(DataInputStream in) throws IOException {
        List<Field> result = new ArrayList<>();
        for (int n = in.readInt(); n > 0; n--) {
            result.add(new Field(in.readInt(), in.readChar(), in.readUTF()));
        }
        return List.copyOf(result);
    }
}
