// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import java.util.Arrays;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.word.Pointer;

/**
 * The monitors of objects that STORE writes. They are free, carry no state, and are taken out of
 * the file; {@link StoredBodyComparison} has refused those that threads hold.
 */
final class StoredMonitors {
    private static final int FIRST_CAPACITY = 16;

    private long[] positions = new long[FIRST_CAPACITY];
    private int count;

    /**
     * Takes the monitor out of an object, if it has one.
     *
     * @param copy of the object, at an address that the collector does not know
     * @param position of the object in the file
     */
    void clear(Pointer copy, long position) {
        int offset = hubOf(copy).getMonitorOffset();
        if (offset == 0 || copy.readLong(offset) == 0) {
            return;
        }
        copy.writeLong(offset, 0);
        if (count == positions.length) {
            positions = Arrays.copyOf(positions, 2 * count);
        }
        positions[count++] = position + offset;
    }

    @Uninterruptible(reason = "The object is at an address that the collector does not know.")
    private static DynamicHub hubOf(Pointer copy) {
        return KnownIntrinsics.readHub(copy.toObjectNonNull());
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
}
