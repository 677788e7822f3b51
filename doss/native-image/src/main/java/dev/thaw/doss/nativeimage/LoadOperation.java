// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import dev.thaw.doss.nativeimage.file.FileAuthentication;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Consumer;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.PinnedObject;

/**
 * LOAD: opens a file, asks for its owner and size, reads its first page, checks all that can be
 * checked there, and maps the rest. Nothing else reads the file, unless the options ask for it.
 *
 * <p>Source: DOSS dissertation, section 5.3.
 */
final class LoadOperation implements AutoCloseable {
    private final Path file;
    private final FileOptions options;
    private final NativeFile in;
    private final byte[] firstPage = new byte[(int) SlotGeometry.PAGE];
    private final SnapshotHeader header;

    /**
     * Reads the header.
     *
     * @throws DOSSException if the file is none of a snapshot, or not to be trusted
     */
    LoadOperation(Path file, FileOptions options) {
        this.file = file;
        this.options = options;
        in = NativeFile.open(file);
        try {
            FileStatus status = in.status();
            status.requireFile(file);
            if (!takesAnyOwner(options)) {
                status.requireTrusted(file);
            }
            header = readHeader();
            header.requireConsistent(status.size(), file);
        } catch (Throwable t) {
            in.close();
            throw t;
        }
    }

    static boolean takesAnyOwner(FileOptions options) {
        return options.isOfAnyOwner() || ObjectSnapshotOptions.ObjectSnapshotAnyOwner.getValue();
    }

    private SnapshotHeader readHeader() {
        long read;
        try (PinnedObject pinned = PinnedObject.create(firstPage)) {
            read = in.readUpTo(pinned.addressOfArrayElement(0), 0, firstPage.length);
        }
        if (read < SnapshotHeader.SIZE) {
            throw new DOSSException(
                    "%s is not a snapshot file: it has %d bytes, a header alone has %d"
                            .formatted(file, read, SnapshotHeader.SIZE));
        }
        return SnapshotHeader.decode(firstPage, file);
    }

    SnapshotHeader header() {
        return header;
    }

    /**
     * Does what can be done of {@link #run} without a free slot.
     *
     * @param empty as for that
     * @return the class of the root
     */
    Class<?> check(SnapshotSlot slot, SnapshotHeader empty) {
        header.requireFits(empty, file);
        PlacedFile placed = new PlacedFile(in, header, slot, file);
        if (options.isChecked()) {
            placed.requireChecksumOfFile();
        }
        authenticate(placed::forEachByteOfFile);
        return StoredRoot.classIn(in, header, file);
    }

    /**
     * Maps the file's objects.
     *
     * @param empty the header of this slot's files, without what is known when they are written
     */
    SlotSnapshot run(SnapshotSlot slot, SnapshotHeader empty) {
        header.requireFits(empty, file);
        ClassesToInitialize classes = ClassesToInitialize.decode(firstPage, file);
        PlacedFile placed = new PlacedFile(in, header, slot, file);
        FileProtection protection = FileProtection.ofOption();
        protection.place(placed, options.isChecked());
        authenticate(action -> protection.forEachByte(placed, action));
        // Only now: it runs what the file names.
        ImageSingletons.lookup(RunTimeInitializedClasses.class).initialize(classes, file);
        return new SlotSnapshot(
                slot,
                header.lowSize(),
                header.highSize(),
                header.rootOffset(),
                header.objectCount(),
                classes,
                header.geometry().extent());
    }

    /**
     * @param body gives its bytes to an action
     */
    private void authenticate(Consumer<Consumer<ByteBuffer>> body) {
        byte[] key = options.key();
        if (key == null) {
            return;
        }
        FileAuthentication authentication = new FileAuthentication(key);
        Arrays.fill(key, (byte) 0);
        authentication.update(header.encode(), 0, SnapshotHeader.SIZE);
        authentication.update(
                firstPage, SnapshotHeader.SIZE, firstPage.length - SnapshotHeader.SIZE);
        body.accept(authentication::update);
        authentication.require(firstPage, file);
    }

    @Override
    public void close() {
        in.close();
    }
}
