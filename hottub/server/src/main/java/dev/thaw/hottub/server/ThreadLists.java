// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

/** The lists of threads that JDK 17's thread groups have; later ones ask the JVM. */
final class ThreadLists {
    private ThreadLists() {}

    /** Moves a thread from its group to another. */
    static void move(Thread thread, ThreadGroup to) {
        ThreadGroup from = mainGroup(to);
        synchronized (from) {
            Thread[] threads = threads(from);
            int count = (int) Jdk.number(ThreadGroup.class, from, "nthreads", "I");
            for (int i = 0; i < count; i++) {
                if (threads[i] == thread) {
                    System.arraycopy(threads, i + 1, threads, i, count - i - 1);
                    threads[count - 1] = null;
                    Jdk.setNumber(ThreadGroup.class, from, "nthreads", "I", count - 1L);
                    break;
                }
            }
        }
        synchronized (to) {
            Thread[] threads = threads(to);
            int count = (int) Jdk.number(ThreadGroup.class, to, "nthreads", "I");
            Thread[] longer = java.util.Arrays.copyOf(threads, Math.max(threads.length, count + 1));
            longer[count] = thread;
            Jdk.set(ThreadGroup.class, to, "threads", "[Ljava/lang/Thread;", longer);
            Jdk.setNumber(ThreadGroup.class, to, "nthreads", "I", count + 1L);
        }
    }

    private static ThreadGroup mainGroup(ThreadGroup system) {
        ThreadGroup[] groups = new ThreadGroup[8];
        int count = system.enumerate(groups, false);
        for (int i = 0; i < count; i++) {
            if (groups[i].getName().equals("main")) {
                return groups[i];
            }
        }
        throw new Jdk.Unknown("thread group main", null);
    }

    private static Thread[] threads(ThreadGroup group) {
        return (Thread[]) Jdk.get(ThreadGroup.class, group, "threads", "[Ljava/lang/Thread;");
    }
}
