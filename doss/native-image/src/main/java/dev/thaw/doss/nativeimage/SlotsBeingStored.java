// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/**
 * The slots that STORE reads now. Its system calls go on while all threads wait for a SNAPSHOT,
 * whose forwarding pointers in originals would get into the file; so none copies out of these
 * slots.
 */
final class SlotsBeingStored {
    static final int NONE = -1;

    private final boolean[] bySlot;
    private int count;

    @Platforms(Platform.HOSTED_ONLY.class)
    SlotsBeingStored(int slotCount) {
        bySlot = new boolean[slotCount];
    }

    synchronized void begin(SnapshotSlot slot) {
        bySlot[slot.id()] = true;
        count++;
    }

    synchronized void end(SnapshotSlot slot) {
        bySlot[slot.id()] = false;
        count--;
        notifyAll();
    }

    /** Returns when STORE no longer reads the slot. */
    synchronized void awaitEnd(int slot) {
        boolean interrupted = false;
        while (bySlot[slot]) {
            try {
                wait();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** At a safepoint, when none can begin or end. */
    boolean any() {
        return count > 0;
    }

    /** The same. */
    boolean contains(int slot) {
        return bySlot[slot];
    }
}
