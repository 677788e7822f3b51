// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.time.zone.ZoneRulesProvider;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Time zones that a program has registered. */
final class ZoneRules implements JdkPieces.Action {
    @Override
    public void reset() {
        Class<?> type = Jdk.used("java.time.zone.ZoneRulesProvider");
        if (type == null) {
            return;
        }
        String list = "Ljava/util/concurrent/CopyOnWriteArrayList;";
        Collection<?> providers = (Collection<?>) Jdk.get(type, null, "PROVIDERS", list);
        if (!providers.removeIf(ZoneRules::isOfProgram)) {
            return;
        }
        if (ClassLoader.getSystemResource("META-INF/services/" + ZoneRulesProvider.class.getName())
                != null) {
            throw new Lasting("the class path has rules of time zones");
        }
        Map<?, ?> zones =
                (Map<?, ?>) Jdk.get(type, null, "ZONES", "Ljava/util/concurrent/ConcurrentMap;");
        zones.values().removeIf(ZoneRules::isOfProgram);
        Set<Object> identifiers = new HashSet<>(zones.keySet());
        Jdk.set(
                type,
                null,
                "ZONE_IDS",
                "Ljava/util/Set;",
                Collections.unmodifiableSet(identifiers));
    }

    private static boolean isOfProgram(Object provider) {
        return provider.getClass().getClassLoader() != null;
    }
}
