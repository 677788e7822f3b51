// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.UUID;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * A small graph as bytes, to be handed to another isolate or process: a header, the classes to
 * initialize if there are any, then objects and reference map as they lie in a linear slot. The
 * receiver turns the bytes into objects of its runtime heap: it adds a difference to each reference
 * within the graph, and nothing else.
 *
 * <p>Source: DOSS dissertation, chapter 9, which leaves objects as messages between isolates to
 * future work.
 */
final class Message {
    // Offsets in the header, all little-endian.
    private static final int MAGIC = 0;
    private static final int CHECKSUM = 8;
    private static final int IMAGE_ID = 16;
    private static final int STAGING = 32;
    private static final int OBJECTS_SIZE = 40;
    private static final int CLASSES_SIZE = 44;
    private static final int ROOT = 48;
    private static final int HEADER_SIZE = 56;

    private static final VarHandle WORDS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long MAGIC_VALUE = 0x0147534d57485401L;
    private static final byte[] NO_CLASSES = new byte[0];

    private Message() {}

    /**
     * The message that consists of the objects in the staging slot. There are none if the root is
     * in the image heap.
     */
    static byte[] encode(SlotSnapshot snapshot, UUID imageId) {
        ClassesToInitialize list = snapshot.classesToInitialize();
        byte[] classes = list.numbers().isEmpty() ? NO_CLASSES : list.encode();
        int objectsSize = (int) snapshot.lowSize();
        int mapSize = (int) snapshot.highSize();
        int objectsAt = HEADER_SIZE + classes.length;
        byte[] message = new byte[objectsAt + objectsSize + mapSize];
        long staging = offsetOf(snapshot.slot());
        ByteBuffer.wrap(message)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(MAGIC, MAGIC_VALUE)
                .putLong(ROOT, snapshot.rootOffset())
                .putLong(IMAGE_ID, imageId.getMostSignificantBits())
                .putLong(IMAGE_ID + Long.BYTES, imageId.getLeastSignificantBits())
                .putInt(OBJECTS_SIZE, objectsSize)
                .putInt(CLASSES_SIZE, classes.length)
                .putLong(STAGING, staging)
                .put(HEADER_SIZE, classes);
        Pointer begin = snapshot.slot().begin();
        Pointer mapEnd =
                begin.add(Word.unsigned(SlotGeometry.pages(objectsSize)))
                        .add(Word.unsigned(SlotGeometry.pages(mapSize)));
        read(begin, message, objectsAt, objectsSize);
        read(mapEnd.subtract(mapSize), message, objectsAt + objectsSize, mapSize);
        WORDS.set(message, CHECKSUM, checksum(message));
        return message;
    }

    /**
     * The root of the graph, as new objects.
     *
     * @throws DOSSException if it is not a message of this image, or a damaged one
     */
    static Object decode(byte[] bytes, StagingSlots stagingSlots, UUID imageId) {
        // Nobody can change the copy between check and use.
        byte[] message = bytes.clone();
        ByteBuffer b = ByteBuffer.wrap(message).order(ByteOrder.LITTLE_ENDIAN);
        if (message.length < HEADER_SIZE
                || message.length % Long.BYTES != 0
                || b.getLong(MAGIC) != MAGIC_VALUE) {
            throw new DOSSException(
                    "unpack: the %d bytes are not a message: they do not begin as one"
                            .formatted(message.length));
        }
        long expected = b.getLong(CHECKSUM);
        long actual = checksum(message);
        if (actual != expected) {
            throw new DOSSException(
                    "unpack: the message of %d bytes is damaged: its checksum is %016x, its header says %016x; pack it again"
                            .formatted(message.length, actual, expected));
        }
        UUID sender = new UUID(b.getLong(IMAGE_ID), b.getLong(IMAGE_ID + Long.BYTES));
        long staging = b.getLong(STAGING);
        if (!sender.equals(imageId) || !stagingSlots.beginAt(staging)) {
            throw new DOSSException(
                    "unpack: the message cannot be read here: its image is %s, this program has %s"
                            .formatted(sender, imageId));
        }
        int objectsAt = HEADER_SIZE + b.getInt(CLASSES_SIZE);
        if (objectsAt > HEADER_SIZE) {
            ImageSingletons.lookup(RunTimeInitializedClasses.class)
                    .initialize(
                            ClassesToInitialize.decode(message, HEADER_SIZE, "a message"),
                            "a message");
        }
        int objectsSize = b.getInt(OBJECTS_SIZE);
        long root = b.getLong(ROOT);
        if (objectsSize == 0) {
            return KnownIntrinsics.heapBase().add(Word.unsigned(root)).toObjectNonNull();
        }
        int rootAt = (int) (root - staging);
        return place(message, objectsAt, objectsSize, rootAt, staging);
    }

    private static long offsetOf(SnapshotSlot slot) {
        return slot.begin().subtract(KnownIntrinsics.heapBase()).rawValue();
    }

    /** Of all that follows it, word by word: CRC32C takes as long as all the rest of a message. */
    private static long checksum(byte[] message) {
        long hash = message.length;
        for (int i = IMAGE_ID; i < message.length; i += Long.BYTES) {
            hash = (hash ^ (long) WORDS.get(message, i)) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 32;
        }
        return hash;
    }

    private static Object place(byte[] message, int objectsAt, int size, int rootAt, long staging) {
        Relocation relocation = new Relocation(staging, size);
        int length = size - (int) arrayBaseOffset().rawValue();
        while (true) {
            byte[] carrier = new byte[length];
            Object root = turnIntoObjects(carrier, message, objectsAt, size, rootAt, relocation);
            if (root != null) {
                return root;
            }
        }
    }

    /**
     * Turns the memory of an array into objects of exactly that size.
     *
     * @return null if a collection has moved the array to the old generation, where memory needs
     *     more than objects
     */
    @NeverInline("Ends the array's life for the compiler.")
    @Uninterruptible(reason = "A collection must not come in between.")
    private static Object turnIntoObjects(
            byte[] carrier,
            byte[] message,
            int objectsAt,
            int size,
            int rootAt,
            Relocation relocation) {
        Pointer begin = Word.objectToUntrackedPointer(carrier);
        if (ObjectHeaderImpl.hasRememberedSet(
                ObjectHeaderImpl.getObjectHeaderImpl().readHeaderFromPointer(begin))) {
            return null;
        }
        Pointer end = begin.add(size);
        Pointer from = Word.objectToUntrackedPointer(message).add(arrayBaseOffset()).add(objectsAt);
        UnmanagedMemoryUtil.copyLongsForward(from, begin, Word.unsigned(size));
        Pointer mapEnd = from.add(size).add(ReferenceMap.sizeFor(Word.unsigned(size)));
        relocation.moveTo(begin);
        ReferenceMap.visit(begin, mapEnd, begin, end, relocation);
        return begin.add(rootAt).toObjectNonNull();
    }

    @Uninterruptible(reason = "The array must not move.")
    private static void read(Pointer from, byte[] to, int at, int size) {
        Pointer target = Word.objectToUntrackedPointer(to).add(arrayBaseOffset()).add(at);
        UnmanagedMemoryUtil.copyLongsForward(from, target, Word.unsigned(size));
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static UnsignedWord arrayBaseOffset() {
        int encoding = DynamicHub.fromClass(byte[].class).getLayoutEncoding();
        return LayoutEncoding.getArrayBaseOffset(encoding);
    }

    /** References into the staging slot become references to where its objects are now. */
    private static final class Relocation implements UninterruptibleObjectReferenceVisitor {
        private final long stagingOffset;
        private final long size;
        private long difference;

        Relocation(long stagingOffset, long size) {
            this.stagingOffset = stagingOffset;
            this.size = size;
        }

        @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
        void moveTo(Pointer begin) {
            difference = begin.subtract(KnownIntrinsics.heapBase()).rawValue() - stagingOffset;
        }

        @Override
        @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
        public void visitObjectReferences(
                Pointer first, boolean compressed, int referenceSize, Object holder, int count) {
            Pointer p = first;
            for (int i = 0; i < count; i++) {
                UnsignedWord offset = p.readWord(0);
                if (offset.subtract(Word.unsigned(stagingOffset)).belowThan(Word.unsigned(size))) {
                    p.writeWord(0, offset.add(Word.unsigned(difference)));
                }
                p = p.add(referenceSize);
            }
        }
    }
}
