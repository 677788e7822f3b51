// SPDX-License-Identifier: Apache-2.0

import java.lang.reflect.Field;
import java.rmi.registry.LocateRegistry;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.locks.ReentrantLock;

/** Whether threads have waited for the locks of a pool of the JDK before, and when they have. */
public class PoolLocks {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        LocateRegistry.createRegistry(0);
        Class<?> type = Class.forName("sun.rmi.runtime.RuntimeUtil");
        Object runtime = get(type, "instance", null);
        ThreadPoolExecutor pool = (ThreadPoolExecutor) get(type, "scheduler", runtime);
        show((ReentrantLock) get(ThreadPoolExecutor.class, "mainLock", pool));
        Object queue = pool.getQueue();
        show((ReentrantLock) get(queue.getClass(), "lock", queue));
    }

    private static Object get(Class<?> type, String name, Object object) throws Exception {
        Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(object);
    }

    private static void show(ReentrantLock lock) throws Exception {
        boolean before = hasAQueue(lock);
        lock.lock();
        Thread other =
                new Thread(() -> {
                    lock.lock();
                    lock.unlock();
                });
        other.start();
        while (!lock.hasQueuedThread(other)) {
            Thread.sleep(1);
        }
        lock.unlock();
        other.join();
        System.out.println(before + ", " + hasAQueue(lock));
    }

    private static boolean hasAQueue(ReentrantLock lock) throws Exception {
        Object sync = get(ReentrantLock.class, "sync", lock);
        return get(sync.getClass().getSuperclass().getSuperclass(), "head", sync) != null;
    }
}
