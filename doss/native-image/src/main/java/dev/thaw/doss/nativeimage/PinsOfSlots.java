// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.annotate.Alias;
import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import com.oracle.svm.core.heap.AbstractPinnedObjectSupport;
import org.graalvm.nativeimage.PinnedObject;

/**
 * Pins of image heap objects are not recorded. Objects in slots need that, for UNLOAD moves them.
 */
@TargetClass(
        value = AbstractPinnedObjectSupport.class,
        onlyWith = CollectorAccess.WithObjectSnapshots.class)
final class PinsOfSlots {
    @Alias
    private static native boolean needsPinning(Object object);

    @Alias
    private native void pushPinnedObject(Ordinary pinned);

    @Substitute
    public PinnedObject create(Object object) {
        SlotPin inSlot = SlotPin.create(object);
        if (inSlot != null) {
            return inSlot;
        }
        Ordinary pinned = new Ordinary(object);
        if (needsPinning(object)) {
            pushPinnedObject(pinned);
        }
        return PinnedObject.class.cast(pinned);
    }

    @TargetClass(
            value = AbstractPinnedObjectSupport.class,
            innerClass = "PinnedObjectImpl",
            onlyWith = CollectorAccess.WithObjectSnapshots.class)
    static final class Ordinary {
        @Alias
        Ordinary(Object referent) {}
    }
}
