// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The two thread groups that a new JVM has, and those that the JDK keeps beside them. */
final class ThreadGroups implements JdkPieces.Action {
    private static final Class<?> TYPE = ThreadGroup.class;
    private static final String GROUPS = "[Ljava/lang/ThreadGroup;";
    private static final String WEAKS = "[Ljava/lang/ref/WeakReference;";

    private final ThreadGroup main;

    ThreadGroups(ThreadGroup main) {
        this.main = main;
    }

    @Override
    public void reset() {
        for (ThreadGroup group : new ThreadGroup[] {main, main.getParent()}) {
            Jdk.setNumber(TYPE, group, "maxPriority", "I", Thread.MAX_PRIORITY);
            Jdk.setNumber(TYPE, group, "daemon", "Z", 0);
            synchronized (group) {
                forgetStrong(group);
                if (Jdk.FEATURE >= 19) {
                    forgetWeak(group);
                }
            }
        }
    }

    private void forgetStrong(ThreadGroup group) {
        ThreadGroup[] all = (ThreadGroup[]) Jdk.get(TYPE, group, "groups", GROUPS);
        if (all != null) {
            List<ThreadGroup> kept = new ArrayList<>();
            for (ThreadGroup child : all) {
                if (isKept(child)) {
                    kept.add(child);
                }
            }
            Jdk.setNumber(TYPE, group, "ngroups", "I", kept.size());
            Jdk.set(TYPE, group, "groups", GROUPS, kept.toArray(new ThreadGroup[all.length]));
        }
    }

    @SuppressWarnings("unchecked")
    private void forgetWeak(ThreadGroup group) {
        var all = (WeakReference<ThreadGroup>[]) Jdk.get(TYPE, group, "weaks", WEAKS);
        if (all != null) {
            List<WeakReference<ThreadGroup>> kept = new ArrayList<>();
            for (WeakReference<ThreadGroup> child : all) {
                if (child != null && isKept(child.get())) {
                    kept.add(child);
                }
            }
            Jdk.setNumber(TYPE, group, "nweaks", "I", kept.size());
            Object[] array = Arrays.copyOf(all, all.length);
            Arrays.fill(array, null);
            System.arraycopy(kept.toArray(), 0, array, 0, kept.size());
            Jdk.set(TYPE, group, "weaks", WEAKS, array);
        }
    }

    /** The JDK's threads that do nothing for programs have a group of their own. */
    private boolean isKept(ThreadGroup group) {
        return group != null
                && (group == main
                        || group.getParent() != main
                                && group.getName().equals("InnocuousThreadGroup"));
    }
}
