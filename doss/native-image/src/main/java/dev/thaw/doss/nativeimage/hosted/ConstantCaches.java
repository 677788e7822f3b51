// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage.hosted;

import java.util.Map;
import java.util.Set;

/**
 * Fields in which objects keep what they can make anew from the rest of themselves, by the name of
 * the class that declares them.
 */
final class ConstantCaches {
    static final Map<String, Set<String>> FIELDS =
            Map.ofEntries(
                    Map.entry("java.lang.Enum", Set.of("hash")),
                    Map.entry("java.util.AbstractMap", Set.of("keySet", "values")),
                    Map.entry("java.util.HashMap", Set.of("entrySet")),
                    Map.entry("java.util.IdentityHashMap", Set.of("entrySet")),
                    Map.entry("java.util.WeakHashMap", Set.of("entrySet")),
                    Map.entry("java.util.EnumMap", Set.of("entrySet")),
                    Map.entry("java.util.Hashtable", Set.of("keySet", "entrySet", "values")),
                    Map.entry(
                            "java.util.TreeMap",
                            Set.of("entrySet", "navigableKeySet", "descendingMap")),
                    Map.entry(
                            "java.util.TreeMap$NavigableSubMap",
                            Set.of("entrySetView", "navigableKeySetView", "descendingMapView")),
                    Map.entry(
                            "java.util.Collections$UnmodifiableMap",
                            Set.of("keySet", "entrySet", "values")),
                    Map.entry(
                            "java.util.Collections$SynchronizedMap",
                            Set.of("keySet", "entrySet", "values")),
                    Map.entry("java.util.Collections$CheckedMap", Set.of("entrySet")),
                    Map.entry(
                            "java.util.concurrent.ConcurrentHashMap",
                            Set.of("keySet", "values", "entrySet")),
                    Map.entry(
                            "java.util.concurrent.ConcurrentSkipListMap",
                            Set.of("keySet", "values", "entrySet", "descendingMap")),
                    Map.entry(
                            "java.util.concurrent.ConcurrentSkipListMap$SubMap",
                            Set.of("keySetView", "valuesView", "entrySetView")));

    private ConstantCaches() {}

    static boolean contains(Class<?> declaring, String field) {
        return FIELDS.getOrDefault(declaring.getName(), Set.of()).contains(field);
    }
}
