// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.LockSupport;

/**
 * Locks and other synchronizers that threads of a run wait for, or have died waiting for. One that
 * is ended while it holds a lock or stands in a queue would keep others waiting, which cannot
 * always be ended themselves: a thread that has waited for a condition wants its lock back whatever
 * is thrown at it.
 */
final class Locks {
    private static final String THREAD = "Ljava/lang/Thread;";

    /** The status that a waiter gives its node when it gives up (Node.CANCELLED). */
    private static final int CANCELLED = Integer.MIN_VALUE;

    private static final Kind INT =
            new Kind(
                    AbstractQueuedSynchronizer.class,
                    "java.util.concurrent.locks.AbstractQueuedSynchronizer",
                    "I");
    private static final Kind LONG =
            new Kind(
                    AbstractQueuedLongSynchronizer.class,
                    "java.util.concurrent.locks.AbstractQueuedLongSynchronizer",
                    "J");

    private static final Set<Object> WAITED_FOR =
            Collections.newSetFromMap(new IdentityHashMap<>());

    private Locks() {}

    /** The same code exists for a state of 32 and of 64 bits. */
    private static final class Kind {
        final Class<?> type;
        final Class<?> nodes;
        final Class<?> conditions;
        final String name;
        final String node;
        final String state;

        Kind(Class<?> type, String name, String state) {
            this.type = type;
            this.name = "L" + name.replace('.', '/') + ";";
            this.node = "L" + name.replace('.', '/') + "$Node;";
            this.nodes = Jdk.type(name + "$Node");
            this.conditions = Jdk.type(name + "$ConditionObject");
            this.state = state;
        }
    }

    /** Remembers what a thread is parked for; null: nothing. */
    static void remember(Object parkedFor) {
        Object blocker = parkedFor;
        for (Kind kind : new Kind[] {INT, LONG}) {
            if (kind.conditions.isInstance(blocker)) {
                blocker = Jdk.get(kind.conditions, blocker, "this$0", kind.name);
            }
            if (kind.type.isInstance(blocker)) {
                WAITED_FOR.add(blocker);
            }
        }
    }

    /** Lets those go on that wait for a thread that is no more. */
    static void freeForsaken() {
        for (Object lock : WAITED_FOR) {
            freeForsaken(lock, INT.type.isInstance(lock) ? INT : LONG);
        }
    }

    /** References to a program's objects are not to be kept. */
    static void forget() {
        WAITED_FOR.clear();
    }

    private static void freeForsaken(Object lock, Kind kind) {
        boolean changed = false;
        String ownerField = "exclusiveOwnerThread";
        Object owner = Jdk.get(AbstractOwnableSynchronizer.class, lock, ownerField, THREAD);
        if (isDead(owner)) {
            Jdk.set(AbstractOwnableSynchronizer.class, lock, ownerField, THREAD, null);
            Jdk.setNumber(kind.type, lock, "state", kind.state, 0);
            changed = true;
        }
        Object tail = Jdk.get(kind.type, lock, "tail", kind.node);
        for (Object node = tail; node != null; node = previous(kind, node)) {
            // The head's is not in the queue any more.
            if (previous(kind, node) != null
                    && isDead(Jdk.get(kind.nodes, node, "waiter", THREAD))) {
                Jdk.set(kind.nodes, node, "waiter", THREAD, null);
                Jdk.setNumber(kind.nodes, node, "status", "I", CANCELLED);
                changed = true;
            }
        }
        if (changed) {
            // Each that finds a cancelled predecessor takes it out of the queue.
            for (Object node = tail; node != null; node = previous(kind, node)) {
                Object waiter = Jdk.get(kind.nodes, node, "waiter", THREAD);
                LockSupport.unpark((Thread) waiter);
            }
        }
    }

    private static Object previous(Kind kind, Object node) {
        return Jdk.get(kind.nodes, node, "prev", kind.node);
    }

    private static boolean isDead(Object thread) {
        return thread instanceof Thread && !((Thread) thread).isAlive();
    }
}
