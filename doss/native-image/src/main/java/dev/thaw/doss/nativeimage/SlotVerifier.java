// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.genscavenge.HeapVerifier;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.heap.Heap;
import com.oracle.svm.core.heap.ObjectHeader;
import com.oracle.svm.core.heap.ObjectReferenceVisitor;
import com.oracle.svm.core.heap.ObjectVisitor;
import com.oracle.svm.core.hub.InteriorObjRefWalker;
import com.oracle.svm.core.log.Log;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

/** The heap verifier of -H:+VerifyHeap, which also follows the references in slots. */
public final class SlotVerifier extends HeapVerifier
        implements ObjectVisitor, ObjectReferenceVisitor {
    private boolean valid;

    @Platforms(Platform.HOSTED_ONLY.class)
    public SlotVerifier() {}

    @Override
    protected boolean verifyImageHeap() {
        boolean result = super.verifyImageHeap();
        SnapshotHeapRoots roots = ImageSingletons.lookup(SnapshotHeap.class).roots();
        if (roots.evacuation().isActive()) {
            // Large arrays are forwarded, and not in use any more.
            return result;
        }
        valid = true;
        roots.walkObjects(this);
        return result && valid;
    }

    /** Whether a reference leads to an object of a linear slot, as far as one can see there. */
    static boolean verifyLinear(Pointer reference, Pointer target) {
        ObjectHeader headers = Heap.getHeap().getObjectHeader();
        Word header = headers.readHeaderFromPointer(target);
        boolean isObject =
                target.unsignedRemainder(Long.BYTES).equal(0)
                        && !ObjectHeaderImpl.isForwardedHeader(header)
                        && headers.isEncodedObjectHeader(header);
        if (!isObject) {
            Log.log().string("Reference at ").zhex(reference);
            Log.log().string(" leads to no object of a snapshot: ").zhex(target).newline();
        }
        return isObject;
    }

    @Override
    public void visitObject(Object object) {
        InteriorObjRefWalker.walkObject(object, this);
    }

    @Override
    public void visitObjectReferences(
            Pointer first, boolean compressed, int referenceSize, Object holder, int count) {
        for (int i = 0; i < count; i++) {
            valid &= verifyReference(holder, first.add(i * referenceSize), compressed);
        }
    }
}
