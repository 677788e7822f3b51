// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.nativeimage.ImageConstants;
import dev.thaw.doss.rules.Reason;
import java.lang.ref.Reference;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Currency;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * Finds out for which types a constant of the image may be other data than in the image. Objects of
 * the program, arrays, and the containers of the JDK are data. What else the JDK and the run-time
 * system have are values, or a process' own, which another process has as well.
 */
final class ConstantClassifier {
    /** Of the JDK, whose classes there hold what a program puts into them. */
    private static final Set<String> CONTAINER_PACKAGES =
            Set.of("java.util", "java.util.concurrent", "java.util.concurrent.atomic", "java.nio");

    private static final Set<Class<?>> OTHER_CONTAINERS =
            Set.of(StringBuilder.class, StringBuffer.class);

    /** Values that keep what they have computed; what belongs to a process or to its collector. */
    private static final List<Class<?>> NO_DATA =
            List.of(
                    Locale.class,
                    Currency.class,
                    UUID.class,
                    TimeZone.class,
                    ResourceBundle.class,
                    Reference.class,
                    AbstractQueuedSynchronizer.class,
                    AbstractQueuedLongSynchronizer.class,
                    DOSS.Heap.class,
                    DOSS.Slot.class,
                    DOSS.Provider.class);

    private final ImageRules rules;
    private final Collection<HostedType> types;
    private final int typeIdCount;

    /** The types of objects in which, and behind which, nothing can change. */
    private final Set<HostedType> unchanging = new HashSet<>();

    ConstantClassifier(ImageRules rules, Collection<HostedType> types) {
        this.rules = rules;
        this.types = types;
        this.typeIdCount = types.stream().mapToInt(HostedType::getTypeID).max().orElse(0) + 1;
    }

    void fill(ImageConstants constants) {
        findUnchanging();
        byte[] kinds = new byte[typeIdCount];
        int[] begins = new int[typeIdCount];
        List<Integer> caches = new ArrayList<>(List.of(0));
        for (HostedType type : types) {
            if (type.isInstantiated()) {
                kinds[type.getTypeID()] = kindOf(type);
                begins[type.getTypeID()] = addCaches(type, caches);
            }
        }
        int[] all = caches.stream().mapToInt(Integer::intValue).toArray();
        constants.setTables(kinds, begins, all);
    }

    private static int addCaches(HostedType type, List<Integer> caches) {
        int begin = caches.size();
        for (HostedField field : type.getInstanceFields(true)) {
            if (field.getLocation() > 0 && isCache(field)) {
                caches.add(field.getLocation());
                caches.add(sizeOf(field.getType().getJavaClass()));
            }
        }
        if (caches.size() == begin) {
            return 0;
        }
        caches.add(0);
        return begin;
    }

    private static int sizeOf(Class<?> type) {
        return switch (type.descriptorString()) {
            case "Z", "B" -> Byte.BYTES;
            case "C", "S" -> Short.BYTES;
            case "I", "F" -> Integer.BYTES;
            default -> Long.BYTES;
        };
    }

    private byte kindOf(HostedType type) {
        if (type instanceof HostedInstanceClass instance) {
            Reason reason = rules.reasonAgainstConstants(instance);
            if (reason != null) {
                return (byte) (ImageConstants.FIRST_REASON + reason.ordinal());
            }
        }
        return isData(type) && !unchanging.contains(type)
                ? ImageConstants.DATA
                : ImageConstants.UNCHANGING;
    }

    private static boolean isData(HostedType type) {
        Class<?> c = type.getJavaClass();
        if (c.isArray()) {
            return true;
        }
        if (NO_DATA.stream().anyMatch(t -> t.isAssignableFrom(c))) {
            return false;
        }
        boolean isProgram = c.getModule().getLayer() != ModuleLayer.boot();
        return isProgram
                || CONTAINER_PACKAGES.contains(c.getPackageName())
                || OTHER_CONTAINERS.contains(c);
    }

    /**
     * Begins with all types that are no arrays; takes away those that may change, until none is
     * left.
     */
    private void findUnchanging() {
        for (HostedType type : types) {
            if (type instanceof HostedInstanceClass && isData(type)) {
                unchanging.add(type);
            }
        }
        while (unchanging.removeIf(this::mayChange)) {}
    }

    private boolean mayChange(HostedType type) {
        for (HostedField field : type.getInstanceFields(true)) {
            boolean hasPlace = field.getLocation() > 0;
            if (hasPlace && !isCache(field) && mayChange(field)) {
                return true;
            }
        }
        return false;
    }

    private boolean mayChange(HostedField field) {
        // The analysis does not count writes by Unsafe, so it is not asked.
        if (!Modifier.isFinal(field.getModifiers())) {
            return true;
        }
        HostedType type = field.getType();
        if (type.isPrimitive()) {
            return false;
        }
        boolean isExact =
                type instanceof HostedInstanceClass && Modifier.isFinal(type.getModifiers());
        return !isExact || kindOf(type) == ImageConstants.DATA;
    }

    private static boolean isCache(HostedField field) {
        return ConstantCaches.contains(field.getDeclaringClass().getJavaClass(), field.getName());
    }
}
