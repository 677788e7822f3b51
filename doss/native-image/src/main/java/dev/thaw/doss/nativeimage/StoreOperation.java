// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.os.VirtualMemoryProvider;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import dev.thaw.doss.nativeimage.file.FileAuthentication;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32C;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * STORE: writes the objects of a slot beside the file's place, checks what was written, and
 * renames. Until then any failure leaves the old file; what fails afterwards is a warning.
 *
 * <p>Source: DOSS dissertation, section 5.3.
 */
final class StoreOperation {
    private static final int GROUP_PERMISSIONS = 0070;

    private final SnapshotSlot slot;
    private final SlotSnapshot snapshot;
    private final SlotsBeingStored beingStored;
    private final Path file;
    private final FileOptions options;
    private final List<String> warnings = new ArrayList<>();

    StoreOperation(
            SlotSnapshot snapshot, SlotsBeingStored beingStored, Path file, FileOptions options) {
        this.slot = snapshot.slot();
        this.snapshot = snapshot;
        this.beingStored = beingStored;
        this.file = file.toAbsolutePath();
        this.options = options;
    }

    /**
     * @param empty the header of this slot's files, without what is known when they are written
     */
    DOSS.Stored run(SnapshotHeader empty) {
        requireReplaceable();
        SnapshotHeader header;
        try (UnfinishedFile beside = UnfinishedFile.beside(file)) {
            header = write(beside.contents(), empty);
            protect(beside.contents());
            beside.contents().sync();
            beside.moveToItsPlace();
        } catch (IOException e) {
            throw new DOSSException("STORE of slot %d: %s".formatted(slot.id(), e), e);
        }
        syncDirectory();
        return new DOSS.Stored(header.fileSize(), warnings);
    }

    /** A rename would replace a device or a pipe as well. */
    private void requireReplaceable() {
        FileStatus replaced = NativeFile.statusOf(file);
        if (replaced != null && !replaced.isRegular() && !replaced.isLink()) {
            throw new DOSSException(
                    "STORE of slot %d: %s is a directory, device, pipe or socket; name a file"
                            .formatted(slot.id(), file));
        }
    }

    private SnapshotHeader write(NativeFile out, SnapshotHeader empty) {
        byte[] firstPage = new byte[(int) SlotGeometry.PAGE];
        write(out, firstPage);
        out.seek(empty.geometry().bodyOffset());
        writeBody(empty.geometry(), out);
        byte[] classes = snapshot.classesToInitialize().encode();
        System.arraycopy(classes, 0, firstPage, SnapshotHeader.SIZE, classes.length);
        Body body = new Body(out, empty, firstPage);
        out.seek(0);
        write(out, body.headerBytes);
        write(out, classes);
        return body.header;
    }

    private void writeBody(SlotGeometry geometry, NativeFile out) {
        beingStored.begin(slot);
        try {
            out.write(slot.begin(), geometry.lowPages());
            Pointer high = slot.begin().add(Word.unsigned(geometry.highSlotOffset()));
            out.write(high, geometry.highPages());
        } finally {
            beingStored.end(slot);
        }
    }

    private static void write(NativeFile out, byte[] bytes) {
        try (PinnedObject pinned = PinnedObject.create(bytes)) {
            out.write(pinned.addressOfArrayElement(0), bytes.length);
        }
    }

    /** Checks the objects that were written, and writes the type table behind them. */
    private final class Body {
        private final SnapshotHeader header;
        private final byte[] headerBytes;

        Body(NativeFile out, SnapshotHeader empty, byte[] firstPage) {
            SlotGeometry geometry = empty.geometry();
            UnsignedWord size = Word.unsigned(geometry.typesFileOffset() - geometry.bodyOffset());
            Pointer body = Word.nullPointer();
            if (size.notEqual(0)) {
                body = out.map(Word.nullPointer(), geometry.bodyOffset(), size.rawValue());
            }
            try (ReferredConstants constants = new ReferredConstants(empty.imageHeapSize())) {
                StoredTypes stored = new StoredTypes();
                Pointer high = body.add(size).subtract(Word.unsigned(empty.highSize()));
                if (snapshot.isSeen()) {
                    // Before monitors are taken out of the copy.
                    new StoredBodyComparison(empty, slot, body, high).requireSameAndFree();
                }
                StoredMonitors monitors = new StoredMonitors();
                new ClosedGraphCheck(empty, stored, constants, monitors, slot.begin())
                        .run(body, high);
                if (empty.rootOffset() < empty.imageHeapSize()) {
                    constants.add(Word.unsigned(empty.rootOffset()));
                }
                constants.requireUnchanged("STORE of slot %d".formatted(slot.id()));
                monitors.clearIn(out);
                out.seek(geometry.typesFileOffset());
                CRC32C checksum = new CRC32C();
                MemoryBytes.forEach(body, size.rawValue(), checksum::update);
                byte[] types = stored.table().encode();
                write(out, types);
                checksum.update(types);
                header =
                        empty.complete(
                                System.currentTimeMillis(),
                                types.length,
                                (int) checksum.getValue());
                headerBytes = authenticated(firstPage, body, size, types);
            } finally {
                if (body.isNonNull()) {
                    VirtualMemoryProvider.get().free(body, size);
                }
            }
        }

        private byte[] authenticated(
                byte[] firstPage, Pointer body, UnsignedWord size, byte[] types) {
            byte[] key = options.key();
            if (key == null) {
                return header.encode();
            }
            FileAuthentication authentication = new FileAuthentication(key);
            Arrays.fill(key, (byte) 0);
            authentication.update(header.encode(), 0, SnapshotHeader.SIZE);
            authentication.update(
                    firstPage, SnapshotHeader.SIZE, firstPage.length - SnapshotHeader.SIZE);
            MemoryBytes.forEach(body, size.rawValue(), authentication::update);
            authentication.update(types, 0, types.length);
            return header.encode(authentication.finish());
        }
    }

    /** Gives the file the owner and the permissions of the one that it replaces. */
    private void protect(NativeFile out) {
        FileStatus replaced = NativeFile.statusOf(file);
        int mode =
                replaced == null || !replaced.isRegular()
                        ? options.mode()
                        : takeOver(out, replaced);
        out.setPermissions(mode);
        if (FileStatus.isWritableByOthers(mode) && !LoadOperation.takesAnyOwner(options)) {
            warn(
                    "%s will not be loaded, since others than its owner may write to it (mode %04o); take that from them, or delete it and store it again"
                            .formatted(file, mode));
        }
    }

    /**
     * Gives the file the owner of another one, as far as this process may.
     *
     * @return the permissions that the file may have then
     */
    private int takeOver(NativeFile out, FileStatus replaced) {
        FileStatus own = out.status();
        if (own.owner() != replaced.owner() || own.group() != replaced.group()) {
            out.setOwner(replaced.owner(), replaced.group());
            own = out.status();
        }
        if (own.owner() != replaced.owner() || own.group() != replaced.group()) {
            warn(
                    "%s belonged to user %d and group %d, and belongs to user %d and group %d now"
                            .formatted(
                                    file,
                                    replaced.owner(),
                                    replaced.group(),
                                    own.owner(),
                                    own.group()));
        }
        // What the group of the replaced file could, another group must not.
        boolean sameGroup = own.group() == replaced.group();
        return sameGroup ? replaced.permissions() : replaced.permissions() & ~GROUP_PERMISSIONS;
    }

    private void syncDirectory() {
        try (NativeFile directory = NativeFile.open(file.getParent())) {
            directory.sync();
        } catch (DOSSException e) {
            warn(
                    "%s was replaced, but its directory could not be synced (%s): after a failure of the machine the old file may be back"
                            .formatted(file, e.getMessage()));
        }
    }

    private void warn(String warning) {
        warnings.add(warning);
        SnapshotLog.log("STORE has a warning for slot", slot.id());
    }
}
