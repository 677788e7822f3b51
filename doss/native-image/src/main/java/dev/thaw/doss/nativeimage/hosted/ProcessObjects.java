// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.hosted.meta.HostedInstanceClass;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.rules.Reason;
import dev.thaw.doss.rules.Rule;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * Objects of the image heap that stand for what each process has itself: whatever they keep,
 * another process has its own, and what is behind them is no part of a graph. A class of a program
 * that extends one of theirs is none of them: the fields that it adds are data.
 */
final class ProcessObjects {
    private static final Set<Reason> REASONS =
            EnumSet.of(Reason.FILE_SYSTEM, Reason.NATIVE_MEMORY, Reason.LOGGER);

    private static final List<Class<?>> OF_SNAPSHOTS =
            List.of(DOSS.Heap.class, DOSS.Slot.class, DOSS.Provider.class, DOSS.Snapshot.class);

    private static final List<Class<?>> OF_THE_JDK =
            classes(
                    // Classes, and what reflection says of them.
                    "java.lang.Class",
                    "java.lang.Package",
                    "java.lang.reflect.AccessibleObject",
                    "java.lang.reflect.Parameter",
                    "java.lang.reflect.RecordComponent",
                    "java.lang.reflect.Type",
                    // Locks, latches, and who waits for them.
                    "java.util.concurrent.locks.AbstractOwnableSynchronizer",
                    "java.util.concurrent.locks.Condition",
                    "java.util.concurrent.locks.StampedLock",
                    "java.lang.ref.ReferenceQueue",
                    // Registries.
                    "java.security.Provider",
                    "java.security.Provider$Service",
                    "sun.util.locale.provider.LocaleProviderAdapter",
                    "sun.util.locale.provider.LocaleResources");

    private final ImageRules rules;

    ProcessObjects(ImageRules rules) {
        this.rules = rules;
    }

    private static List<Class<?>> classes(String... names) {
        return List.of(names).stream().<Class<?>>map(ProcessObjects::ofTheJdk).toList();
    }

    private static Class<?> ofTheJdk(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("This JDK has no " + name, e);
        }
    }

    boolean contain(HostedInstanceClass type) {
        Class<?> c = type.getJavaClass();
        if (ImageRules.isOfTheRunTimeSystem(c) || isOneOf(OF_SNAPSHOTS, c)) {
            return true;
        }
        if (c.getModule().getLayer() != ModuleLayer.boot()) {
            return false;
        }
        Rule rule = rules.of(type);
        return isOneOf(OF_THE_JDK, c) || !rule.isData() && REASONS.contains(rule.reason());
    }

    private static boolean isOneOf(List<Class<?>> types, Class<?> c) {
        return types.stream().anyMatch(t -> t.isAssignableFrom(c));
    }

    /** Whether a field that a program's object inherits is none of its data. */
    boolean declare(HostedInstanceClass type, String field) {
        return contain(type) && !isStateOfSynchronizer(type.getJavaClass(), field);
    }

    /** What it means is up to the class that extends it. */
    private static boolean isStateOfSynchronizer(Class<?> declaring, String field) {
        boolean isSynchronizer =
                declaring == AbstractQueuedSynchronizer.class
                        || declaring == AbstractQueuedLongSynchronizer.class;
        return isSynchronizer && field.equals("state");
    }
}
