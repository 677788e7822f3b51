// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.heap.Heap;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.nio.file.Path;
import java.util.function.Consumer;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.word.Pointer;

/** Finds the class of a file's root before anything of the file is mapped. */
final class StoredRoot implements Consumer<Class<?>> {
    private final Pointer hub;
    private Class<?> found;

    private StoredRoot(Pointer hub) {
        this.hub = hub;
    }

    /**
     * Reads the object's header, and looks for the class that it names among those of the image: a
     * body that nobody has checked may name anything.
     *
     * @throws DOSSException if there is no such class
     */
    static Class<?> classIn(NativeFile file, SnapshotHeader header, Path path) {
        StoredRoot root = new StoredRoot(hubIn(file, header));
        Heap.getHeap().visitLoadedClasses(root);
        if (root.found == null) {
            throw new DOSSException(
                    "%s is damaged: its root object is of no class of this program; store it again"
                            .formatted(path));
        }
        return root.found;
    }

    private static Pointer hubIn(NativeFile file, SnapshotHeader header) {
        SlotGeometry geometry = header.geometry();
        long offset = header.rootOffset();
        if (!geometry.containsObject(offset)) {
            Pointer root = KnownIntrinsics.heapBase().add(Word.unsigned(offset));
            // Before and behind the image heap, nothing may be mapped.
            return Heap.getHeap().isInPrimaryImageHeap(root) ? hubOf(root) : Word.nullPointer();
        }
        byte[] begin = new byte[Long.BYTES];
        try (PinnedObject pinned = PinnedObject.create(begin)) {
            file.readAt(pinned.addressOfArrayElement(0), geometry.fileOffset(offset), begin.length);
            return hubOf(pinned.addressOfArrayElement(0));
        }
    }

    private static Pointer hubOf(Pointer object) {
        return Heap.getHeap().getObjectHeader().readPotentialDynamicHubFromPointer(object);
    }

    @Override
    public void accept(Class<?> type) {
        if (Word.objectToUntrackedPointer(DynamicHub.fromClass(type)).equal(hub)) {
            found = type;
        }
    }
}
