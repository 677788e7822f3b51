// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Chunks;

/**
 * Goes over all objects of a snapshot file, and notes what is wrong with their places. Where it
 * cannot know where the next object begins, it goes on with the next chunk.
 */
final class ObjectWalk {
    private static final long SMALLEST_OBJECT = 16;
    private static final long FORWARDED = 4;

    private final SnapshotFile file;
    private final Problems problems;
    private final Chunks chunks;
    private final Progress progress;
    private ObjectVisitor visitor;
    private SpaceUse space;

    ObjectWalk(SnapshotFile file, Problems problems, Progress progress) {
        this.file = file;
        this.problems = problems;
        this.progress = progress;
        this.chunks = file.types().table().chunks();
    }

    /** Where the bytes of the file have gone. */
    SpaceUse run(ObjectVisitor toVisitor) {
        visitor = toVisitor;
        space = new SpaceUse();
        SnapshotHeader h = file.header();
        if (h.lowSize() % Long.BYTES != 0 || h.highSize() % Long.BYTES != 0) {
            problems.add(
                    "the header says that there are %d and %d bytes of objects, which must be multiples of 8"
                            .formatted(h.lowSize(), h.highSize()));
            return space;
        }
        space.addHeader(h.geometry().bodyOffset());
        long lowBegin = h.geometry().bodyOffset();
        if (h.layout() == SnapshotLayout.LINEAR) {
            walkObjects(lowBegin, lowBegin + h.lowSize());
            space.addReferenceMap(h.highSize());
        } else {
            walkAlignedChunks(lowBegin, lowBegin + h.lowSize());
            walkLargeChunks(file.highBegin(), file.highEnd());
        }
        space.addPadding(SlotGeometry.pages(h.lowSize()) - h.lowSize());
        space.addPadding(SlotGeometry.pages(h.highSize()) - h.highSize());
        space.addTypes(h.typesSize());
        return space;
    }

    private void walkAlignedChunks(long begin, long end) {
        for (long c = begin; c < end; c += chunks.size()) {
            long size = Math.min(chunks.size(), end - c);
            boolean isLast = c + size == end;
            long top = size < chunks.headerSize() ? -1 : file.longAt(c + chunks.topOffset());
            if (top < chunks.objectsOffset() || top > size || isLast && top != size) {
                problems.add(
                        c,
                        "the chunk of %d bytes says that its objects end at byte %d of it",
                        size,
                        top);
                continue;
            }
            space.addChunk(chunks.headerSize(), chunks.objectsOffset(), size - top);
            walkObjects(c + chunks.objectsOffset(), c + top);
        }
    }

    private void walkLargeChunks(long begin, long end) {
        long smallest = chunks.largeHeaderSize() + Long.BYTES + SMALLEST_OBJECT;
        long c = begin;
        while (c < end) {
            long size = end - c < smallest ? -1 : file.longAt(c + chunks.topOffset());
            if (size < smallest || size > end - c || size % Long.BYTES != 0) {
                problems.add(
                        c,
                        "the chunk of a large array, of at most %d bytes, says %d",
                        end - c,
                        size);
                return;
            }
            long object = Math.min(chunks.largeObjectOffset(size), size - SMALLEST_OBJECT);
            long link = file.longAt(c + object - Long.BYTES);
            if (link != object) {
                problems.add(
                        c + object - Long.BYTES,
                        "the chunk of a large array says that the array begins at byte %d of it,"
                                + " not %d",
                        link,
                        object);
            } else {
                space.addChunk(chunks.largeHeaderSize(), object, 0);
                long before = space.objects();
                walkObjects(c + object, c + size);
                if (space.objects() - before > 1) {
                    problems.add(c, "the chunk of one large array holds more objects");
                }
            }
            c += size;
        }
    }

    private void walkObjects(long begin, long end) {
        long next = begin;
        while (next < end) {
            if (end - next < SMALLEST_OBJECT) {
                problems.add(next, "%d bytes are no object", end - next);
                return;
            }
            long header = file.longAt(next);
            StoredType type = file.types().byHub(header & ~SnapshotTypes.HEADER_BITS);
            if (type == null) {
                problems.add(next, "an object of an unknown class (header %x)", header);
                return;
            }
            if ((header & FORWARDED) != 0) {
                problems.add(next, "the %s is marked as moved (header %x)", type.name(), header);
            }
            long left = end - next;
            // Before the length is read: the type table says where in an array it is.
            if (type.type().size() > left) {
                problems.add(
                        next,
                        "the %s of %d bytes does not fit the %d bytes left",
                        type.name(),
                        type.type().size(),
                        left);
                return;
            }
            long size = file.sizeOf(type, next);
            if (size <= 0 || size > left) {
                problems.add(
                        next,
                        "the %s has length %d, which does not fit the %d bytes left",
                        type.name(),
                        file.lengthOf(next),
                        left);
                return;
            }
            space.addObject(size);
            visitor.visit(type, next, size);
            progress.at(next, file.bytes().byteSize());
            next += size;
        }
    }
}
