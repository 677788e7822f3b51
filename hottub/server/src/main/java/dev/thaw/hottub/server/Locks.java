// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.LockSupport;

/** Locks of a run whose owner was ended while it held them. */
final class Locks {
    private Locks() {}

    /**
     * Frees the lock that the thread waits for, if its owner is no more. A thread that has waited
     * for a condition wants its lock back whatever is thrown at it.
     */
    static void freeForsaken(Thread waiting) {
        if (LockSupport.getBlocker(waiting) instanceof AbstractQueuedSynchronizer lock) {
            String type = "Ljava/lang/Thread;";
            String field = "exclusiveOwnerThread";
            Object owner = Jdk.get(AbstractOwnableSynchronizer.class, lock, field, type);
            if (owner instanceof Thread thread && !thread.isAlive()) {
                Jdk.set(AbstractOwnableSynchronizer.class, lock, field, type, null);
                Jdk.setNumber(AbstractQueuedSynchronizer.class, lock, "state", "I", 0);
                LockSupport.unpark(waiting);
            }
        }
    }
}
