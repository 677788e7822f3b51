// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.BuildPhaseProvider.ReadyForCompilation;
import com.oracle.svm.core.heap.UnknownPrimitiveField;
import jdk.graal.compiler.word.ObjectAccess;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/** What the monitors of objects say: whether threads hold them, or wait to be notified. */
public final class Monitors {
    /** Where a monitor has its state, which is 0 when no thread holds it. */
    @UnknownPrimitiveField(availability = ReadyForCompilation.class)
    private int stateOffset;

    /** Where it has its condition; 0 if no thread of the program ever waits. */
    @UnknownPrimitiveField(availability = ReadyForCompilation.class)
    private int conditionOffset;

    /** Where a condition has the first thread that waits. */
    @UnknownPrimitiveField(availability = ReadyForCompilation.class)
    private int waiterOffset;

    @Platforms(Platform.HOSTED_ONLY.class)
    public Monitors() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public void setOffsets(int state, int condition, int waiter) {
        stateOffset = state;
        conditionOffset = condition;
        waiterOffset = waiter;
    }

    /** Does not allocate. */
    boolean isInUse(Object monitor) {
        return ObjectAccess.readLong(monitor, stateOffset) != 0 || isWaitedFor(monitor);
    }

    private boolean isWaitedFor(Object monitor) {
        if (conditionOffset == 0 || waiterOffset == 0) {
            return false;
        }
        Object condition = ObjectAccess.readObject(monitor, conditionOffset);
        return condition != null && ObjectAccess.readObject(condition, waiterOffset) != null;
    }

    /**
     * Whether a thread holds an object's lock, or waits for its notification.
     *
     * @param offset of the field for the monitor; 0 if there is none
     */
    static boolean isInUse(int offset, Object object) {
        if (offset == 0) {
            return false;
        }
        Object monitor = ObjectAccess.readObject(object, offset);
        return monitor != null && ImageSingletons.lookup(Monitors.class).isInUse(monitor);
    }
}
