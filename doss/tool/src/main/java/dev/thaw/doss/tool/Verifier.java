// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.zip.CRC32C;

/** Checks all that a file says about itself, also what LOAD leaves out because it takes long. */
final class Verifier {
    private static final int CHECKSUM_STEP = 1 << 20;

    private final Problems problems;
    private final Progress progress;

    Verifier(Problems problems, Progress progress) {
        this.problems = problems;
        this.progress = progress;
    }

    /**
     * Adds what is wrong to the problems.
     *
     * @throws IOException if the file cannot be read
     */
    void verify(Path path) throws IOException {
        try (SnapshotFile file = SnapshotFile.open(path)) {
            checkFirstPage(file);
            checkChecksum(file);
            file.types();
            checkObjects(file);
        } catch (DOSSException e) {
            problems.add(e.getMessage());
        }
    }

    private void checkFirstPage(SnapshotFile file) {
        byte[] page = file.bytes().asSlice(0, SlotGeometry.PAGE).toArray(ValueLayout.JAVA_BYTE);
        int used = ClassesToInitialize.OFFSET;
        try {
            used += ClassesToInitialize.decode(page, file.path()).encode().length;
        } catch (DOSSException e) {
            problems.add(e.getMessage());
            return;
        }
        for (long i = used; i < file.geometry().bodyOffset(); i++) {
            if (file.byteAt(i) != 0) {
                problems.add(i, "the file holds %d where nothing belongs", file.byteAt(i));
            }
        }
    }

    private void checkChecksum(SnapshotFile file) {
        progress.begin("checksum");
        CRC32C checksum = new CRC32C();
        long size = file.bytes().byteSize();
        for (long done = file.geometry().bodyOffset(); done < size; done += CHECKSUM_STEP) {
            long step = Math.min(CHECKSUM_STEP, size - done);
            checksum.update(file.bytes().asSlice(done, step).asByteBuffer());
            progress.show(done, size);
        }
        if ((int) checksum.getValue() != file.header().bodyChecksum()) {
            problems.add(
                    "the objects or the type table have been changed: their checksum is %08x, the header says %08x"
                            .formatted((int) checksum.getValue(), file.header().bodyChecksum()));
        }
    }

    private void checkObjects(SnapshotFile file) {
        SnapshotHeader header = file.header();
        ObjectIndex objects = ObjectIndex.of(header);
        progress.begin("objects");
        SpaceUse space =
                new ObjectWalk(file, problems, progress)
                        .run((type, object, size) -> objects.add(object));
        if (space.objects() != header.objectCount()) {
            problems.add(
                    "there are %d objects, the header says %d"
                            .formatted(space.objects(), header.objectCount()));
        }
        if (!file.isImageHeap(header.rootOffset())
                && !objects.contains(file.positionOf(header.rootOffset()))) {
            problems.add(
                    "the root, at offset %d from the heap base, is no object"
                            .formatted(header.rootOffset()));
        }
        ReferenceMap map = header.layout() == SnapshotLayout.LINEAR ? new ReferenceMap(file) : null;
        progress.begin("references");
        Problems known = new Problems(0, p -> {});
        new ObjectWalk(file, known, progress)
                .run((type, object, size) -> checkReferences(file, objects, type, object, map));
        if (map != null) {
            map.compare(problems);
        }
    }

    private void checkReferences(
            SnapshotFile file,
            ObjectIndex objects,
            StoredType type,
            long object,
            ReferenceMap map) {
        if (map != null) {
            map.expect(type, object);
        }
        if (!type.hasReferences()) {
            return;
        }
        References.of(
                file,
                type,
                object,
                (position, step, reference) -> {
                    boolean leadsSomewhere =
                            file.isImageHeap(reference)
                                    ? reference % Long.BYTES == 0
                                    : objects.contains(file.positionOf(reference));
                    if (!leadsSomewhere) {
                        problems.add(
                                position,
                                "%s%s leads to no object (offset %d from the heap base)",
                                type.name(),
                                References.label(type, step),
                                reference);
                    }
                });
    }

    /** The reference map of a linear layout, as its objects' classes say it must be. */
    private static final class ReferenceMap {
        private static final int BYTES_PER_WORD = Long.SIZE * Long.BYTES;

        private final SnapshotFile file;
        private final long[] expected;

        ReferenceMap(SnapshotFile file) {
            this.file = file;
            long words = (file.header().lowSize() + BYTES_PER_WORD - 1) / BYTES_PER_WORD;
            expected = new long[Math.toIntExact(words)];
        }

        void expect(StoredType type, long object) {
            if (type.type().elementKind() == SnapshotTypes.REFERENCE) {
                long first = object + type.type().size();
                for (int i = 0; i < file.lengthOf(object); i++) {
                    expect(first + (long) i * Long.BYTES);
                }
            }
            type.references().forEach(f -> expect(object + f.offset()));
        }

        private void expect(long position) {
            long i = (position - file.geometry().bodyOffset()) / Long.BYTES;
            expected[(int) (i / Long.SIZE)] |= 1L << i;
        }

        void compare(Problems problems) {
            if (file.header().highSize() != (long) expected.length * Long.BYTES) {
                problems.add(
                        "the reference map has %d bytes, %d bytes of objects need %d"
                                .formatted(
                                        file.header().highSize(),
                                        file.header().lowSize(),
                                        (long) expected.length * Long.BYTES));
                return;
            }
            for (int k = 0; k < expected.length; k++) {
                long position = file.highEnd() - (k + 1L) * Long.BYTES;
                long wrong = file.longAt(position) ^ expected[k];
                for (; wrong != 0; wrong &= wrong - 1) {
                    int i = Long.numberOfTrailingZeros(wrong);
                    boolean isReference = (expected[k] >>> i & 1) != 0;
                    problems.add(
                            position,
                            "the reference map says that the 8 bytes at %d are %s",
                            file.geometry().bodyOffset() + 8L * (Long.SIZE * (long) k + i),
                            isReference
                                    ? "no reference, but they are"
                                    : "a reference, but are not");
                }
            }
        }
    }
}
