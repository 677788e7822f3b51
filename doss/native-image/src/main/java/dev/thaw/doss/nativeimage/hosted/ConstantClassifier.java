// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import com.oracle.svm.hosted.meta.HostedField;
import com.oracle.svm.hosted.meta.HostedInstanceClass;
import com.oracle.svm.hosted.meta.HostedType;
import dev.thaw.doss.nativeimage.ImageConstants;
import dev.thaw.doss.rules.Reason;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds out for which types a constant of the image may be other data than in the image. All are
 * data, but {@link ProcessObjects} and those in which, and behind which, no field can change but
 * {@link ConstantCaches}.
 */
final class ConstantClassifier {
    private final ImageRules rules;
    private final ProcessObjects ofProcess;
    private final Collection<HostedType> types;
    private final int typeIdCount;

    /** What does not depend on other types. */
    private final Map<HostedType, Byte> kinds = new HashMap<>();

    /** The types of objects in which, and behind which, nothing can change. */
    private final Set<HostedType> unchanging = new HashSet<>();

    ConstantClassifier(ImageRules rules, Collection<HostedType> types) {
        this.rules = rules;
        this.ofProcess = new ProcessObjects(rules);
        this.types = types;
        this.typeIdCount = types.stream().mapToInt(HostedType::getTypeID).max().orElse(0) + 1;
    }

    void fill(ImageConstants constants) {
        findUnchanging();
        byte[] kindByTypeId = new byte[typeIdCount];
        int[] begins = new int[typeIdCount];
        List<Integer> caches = new ArrayList<>(List.of(0));
        for (HostedType type : types) {
            if (type.isInstantiated()) {
                kindByTypeId[type.getTypeID()] = kindOf(type);
                begins[type.getTypeID()] = addCaches(type, caches);
            }
        }
        int[] all = caches.stream().mapToInt(Integer::intValue).toArray();
        constants.setTables(kindByTypeId, begins, all);
    }

    private int addCaches(HostedType type, List<Integer> caches) {
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
        return unchanging.contains(type)
                ? ImageConstants.UNCHANGING
                : kinds.computeIfAbsent(type, this::kindAlone);
    }

    private byte kindAlone(HostedType type) {
        if (type instanceof HostedInstanceClass instance) {
            Reason reason = rules.reasonAgainstConstants(instance);
            if (reason != null) {
                return (byte) (ImageConstants.FIRST_REASON + reason.ordinal());
            }
            if (ofProcess.contain(instance)) {
                return ImageConstants.UNCHANGING;
            }
        }
        return ImageConstants.DATA;
    }

    /**
     * Begins with all types that are no arrays; takes away those that may change, until none is
     * left.
     */
    private void findUnchanging() {
        for (HostedType type : types) {
            if (type instanceof HostedInstanceClass && kindAlone(type) == ImageConstants.DATA) {
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

    private boolean isCache(HostedField field) {
        HostedType declaring = field.getDeclaringClass();
        return ConstantCaches.contains(declaring.getJavaClass(), field.getName())
                || declaring instanceof HostedInstanceClass instance
                        && ofProcess.declare(instance, field.getName());
    }
}
