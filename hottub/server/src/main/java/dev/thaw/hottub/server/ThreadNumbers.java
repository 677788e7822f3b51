// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

/** The counters from which the JDK takes the identifiers of threads and their default names. */
final class ThreadNumbers {
    /** JDK 19 and later count in the JVM. */
    private static final long ADDRESS =
            Jdk.FEATURE >= 19 ? Native.nextThreadIdAddress(Thread.class) : 0;

    private ThreadNumbers() {}

    /** The identifier that the next thread gets. */
    static long next() {
        return ADDRESS == 0
                ? Jdk.number(Thread.class, null, "threadSeqNumber", "J") + 1
                : Native.getLong(ADDRESS);
    }

    static void setNext(long id) {
        if (ADDRESS == 0) {
            Jdk.setNumber(Thread.class, null, "threadSeqNumber", "J", id - 1);
        } else {
            Native.putLong(ADDRESS, id);
        }
    }

    static void resetNames() {
        if (Jdk.FEATURE >= 19) {
            Class<?> numbering = Jdk.used("java.lang.Thread$ThreadNumbering");
            if (numbering != null) {
                Jdk.setNumber(numbering, null, "next", "I", 0);
            }
        } else {
            Jdk.setNumber(Thread.class, null, "threadInitNumber", "I", 0);
        }
        JdkFields.setAtomic("java.util.concurrent.Executors$DefaultThreadFactory", "poolNumber", 1);
        JdkFields.setAtomic("java.util.Timer", "nextSerialNumber", 0);
        Class<?> pool = Jdk.used("java.util.concurrent.ForkJoinPool");
        if (pool != null) {
            Jdk.setNumber(pool, null, "poolIds", "I", 0);
        }
    }
}
