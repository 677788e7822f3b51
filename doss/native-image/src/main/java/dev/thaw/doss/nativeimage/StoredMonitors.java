// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.monitor.MonitorSupport;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSSException;
import java.util.Arrays;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.word.Pointer;

/**
 * The monitors of objects that STORE writes. One that a thread holds is refused, since the thread
 * may be changing the object; one that is free carries no state, and is taken out of the file.
 */
final class StoredMonitors {
    private static final int FIRST_CAPACITY = 16;

    private final SnapshotSlot slot;
    private long[] positions = new long[FIRST_CAPACITY];
    private int count;

    StoredMonitors(SnapshotSlot slot) {
        this.slot = slot;
    }

    /** Fails if a thread holds the lock of an object without a field for a monitor. */
    void requireFreeAdditional() {
        AdditionalMonitors monitors = ImageSingletons.lookup(AdditionalMonitors.class);
        monitors.freeze();
        Object[] pairs;
        try {
            pairs = monitors.pairs();
        } finally {
            monitors.unfreeze();
        }
        for (int i = 0; i < pairs.length; i += 2) {
            Object object = pairs[i];
            if (object != null
                    && slot.heap().slotOf(object) == slot
                    && MonitorSupport.singleton().isLockedByAnyThread(object)) {
                throw held(object);
            }
        }
    }

    /**
     * Takes the monitor out of an object, if it has one.
     *
     * @param copy of the object, at an address that the collector does not know
     * @param original of the object, in the slot
     * @param position of the object in the file
     */
    void clear(Pointer copy, Pointer original, long position) {
        int offset = hubOf(copy).getMonitorOffset();
        if (offset == 0 || copy.readLong(offset) == 0) {
            return;
        }
        copy.writeLong(offset, 0);
        Object object = objectAt(original);
        if (MonitorSupport.singleton().isLockedByAnyThread(object)) {
            throw held(object);
        }
        if (count == positions.length) {
            positions = Arrays.copyOf(positions, 2 * count);
        }
        positions[count++] = position + offset;
    }

    @Uninterruptible(reason = "The object is at an address that the collector does not know.")
    private static DynamicHub hubOf(Pointer copy) {
        return KnownIntrinsics.readHub(copy.toObjectNonNull());
    }

    @NeverInline("The object must not be known as one before it is needed.")
    private static Object objectAt(Pointer p) {
        return p.toObjectNonNull();
    }

    /** Clears in the file what was cleared in the copies. */
    void clearIn(NativeFile file) {
        try (PinnedObject zeros = PinnedObject.create(new byte[Long.BYTES])) {
            for (int i = 0; i < count; i++) {
                file.seek(positions[i]);
                file.write(zeros.addressOfArrayElement(0), Long.BYTES);
            }
        }
    }

    private DOSSException held(Object object) {
        return new DOSSException(
                "STORE of slot %d: a thread holds the lock of an object of class %s, and may be changing it; try again when the lock is free"
                        .formatted(
                                slot.id(),
                                DynamicHub.toClass(KnownIntrinsics.readHub(object)).getName()));
    }
}
