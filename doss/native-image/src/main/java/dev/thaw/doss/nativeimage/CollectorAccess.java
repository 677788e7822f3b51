// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.annotate.Alias;
import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import com.oracle.svm.core.genscavenge.AlignedHeapChunk;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.heap.ReferenceInternals;
import java.lang.ref.Reference;
import java.util.function.BooleanSupplier;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/** Where the collector must know of slots, and has no place to tell it. */
final class CollectorAccess {
    private CollectorAccess() {}

    static final class WithObjectSnapshots implements BooleanSupplier {
        @Override
        public boolean getAsBoolean() {
            return ObjectSnapshotOptions.ObjectSnapshots.getValue();
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static SnapshotHeapRoots roots() {
        return ImageSingletons.lookup(SnapshotHeap.class).roots();
    }

    /** The chunk of an object; objects that are evacuated need not have one. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static HeapChunk.Header<?> chunkOf(Object object, boolean aligned) {
        Evacuation evacuation = roots().evacuation();
        if (evacuation.moves(Word.objectToUntrackedPointer(object))) {
            return evacuation.chunk();
        }
        return aligned
                ? AlignedHeapChunk.getEnclosingChunk(object)
                : UnalignedHeapChunk.getEnclosingChunk(object);
    }

    /** Gives back the memory of the chunks that the collector keeps for later. At a safepoint. */
    static void freeUnusedChunks() {
        HeapImplAccess.getChunkProvider()
                .freeUnusedAlignedChunksAtSafepoint(Word.unsigned(Integer.MAX_VALUE));
    }

    @TargetClass(
            className = "com.oracle.svm.core.genscavenge.GCImpl",
            onlyWith = WithObjectSnapshots.class)
    static final class GCImplAccess {
        @Substitute
        @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
        private static HeapChunk.Header<?> getChunk(Object obj, boolean isAligned) {
            return chunkOf(obj, isAligned);
        }
    }

    @TargetClass(
            className = "com.oracle.svm.core.genscavenge.HeapChunk",
            onlyWith = WithObjectSnapshots.class)
    static final class HeapChunkAccess {
        @Substitute
        @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
        public static HeapChunk.Header<?> getEnclosingHeapChunk(Object obj) {
            return chunkOf(obj, ObjectHeaderImpl.isAlignedObject(obj));
        }
    }

    @TargetClass(
            className = "com.oracle.svm.core.genscavenge.Space",
            onlyWith = WithObjectSnapshots.class)
    static final class SpaceAccess {
        @Alias
        native void appendUnalignedHeapChunk(UnalignedHeapChunk.UnalignedHeader chunk);

        @Alias
        native UnsignedWord getAlignedChunkBytes();
    }

    @TargetClass(
            className = "com.oracle.svm.core.genscavenge.HeapImpl",
            onlyWith = WithObjectSnapshots.class)
    static final class HeapImplAccess {
        @Alias
        static native HeapChunkProviderAccess getChunkProvider();
    }

    @TargetClass(
            className = "com.oracle.svm.core.genscavenge.HeapChunkProvider",
            onlyWith = WithObjectSnapshots.class)
    static final class HeapChunkProviderAccess {
        @Alias
        native void freeUnusedAlignedChunksAtSafepoint(UnsignedWord count);
    }

    @TargetClass(
            className = "com.oracle.svm.core.genscavenge.remset.FirstObjectTable",
            onlyWith = WithObjectSnapshots.class)
    static final class FirstObjectTableAccess {
        @Alias
        @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
        static native Pointer getFirstObject(
                Pointer tableStart, Pointer objectsStart, UnsignedWord index);
    }

    /** Objects in linear slots are in no chunk, which the verifier would look for. */
    @TargetClass(
            className = "com.oracle.svm.core.genscavenge.HeapVerifier",
            onlyWith = WithObjectSnapshots.class)
    static final class HeapVerifierAccess {
        @Substitute
        public static boolean verifyReference(
                Object parentObject, Pointer objRef, boolean compressed) {
            Pointer p =
                    ReferenceAccess.singleton().readObjectAsUntrackedPointer(objRef, compressed);
            return roots().isInLinearSlot(p)
                    ? SlotVerifier.verifyLinear(objRef, p)
                    : verifyReference(parentObject, objRef, p);
        }

        @Substitute
        private static boolean verifyReferent(Reference<?> ref) {
            Pointer p = ReferenceInternals.getReferentPointer(ref);
            Pointer field = ReferenceInternals.getReferentFieldAddress(ref);
            return roots().isInLinearSlot(p)
                    ? SlotVerifier.verifyLinear(field, p)
                    : verifyReference(ref, field, p);
        }

        @Alias
        private static native boolean verifyReference(
                Object parentObject, Pointer reference, Pointer referencedObject);
    }
}
