// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What a program can set in the threads that the JVM and the JDK have started for themselves: it
 * finds them through thread groups, and its finalizers and cleaners run in them.
 */
final class KeptThreads implements JdkPieces.Action {
    private static final String LOCALS = "Ljava/lang/ThreadLocal$ThreadLocalMap;";

    private record State(String name, int priority, ClassLoader loader) {}

    private final Map<Thread, State> first = new IdentityHashMap<>();

    /** Called before the first run. */
    KeptThreads() throws IOException {
        for (Thread thread : Native.threads()) {
            first.put(
                    thread,
                    new State(
                            thread.getName(),
                            thread.getPriority(),
                            thread.getContextClassLoader()));
        }
    }

    @Override
    public void reset() {
        Thread[] threads;
        try {
            threads = Native.threads();
        } catch (IOException e) {
            throw new Lasting("the threads of the JVM are not known: " + e.getMessage());
        }
        for (Thread thread : threads) {
            reset(thread);
        }
    }

    private void reset(Thread thread) {
        Class<?> type = Thread.class;
        Threads.setHandler(thread, null);
        Jdk.set(type, thread, "threadLocals", LOCALS, null);
        Jdk.set(type, thread, "inheritableThreadLocals", LOCALS, null);
        // Later ones the JDK keeps from being changed (InnocuousThread), but for this.
        State before = first.get(thread);
        if (before != null) {
            Jdk.set(type, thread, "contextClassLoader", "Ljava/lang/ClassLoader;", before.loader);
            if (!thread.getName().equals(before.name)) {
                thread.setName(before.name);
            }
            if (thread.getPriority() != before.priority) {
                thread.setPriority(before.priority);
            }
        }
    }
}
