// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** A lock for each name that somebody holds or waits for. */
public final class NameLocks {
    /** Closing it unlocks. */
    public interface Held extends AutoCloseable {
        @Override
        void close();
    }

    private static final class Lock extends ReentrantLock {
        private int users;
    }

    private final Map<String, Lock> locks = new HashMap<>();

    Held lock(String name) {
        Lock lock;
        synchronized (locks) {
            lock = locks.computeIfAbsent(name, n -> new Lock());
            lock.users++;
        }
        lock.lock();
        return () -> {
            lock.unlock();
            synchronized (locks) {
                if (--lock.users == 0) {
                    locks.remove(name);
                }
            }
        };
    }
}
