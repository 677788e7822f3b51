// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Native libraries that classes of the JDK load whose static state is made new. The JVM loads each
 * once; the properties that a library sets then (before JDK 21, libawt names a font manager) are
 * set in each run that loads it. Any thread may call it.
 */
public final class JdkLibraries {
    private static final Map<String, Properties> BEFORE_LOAD = new ConcurrentHashMap<>();
    private static final Map<String, Properties> SET_BY_LOAD = new ConcurrentHashMap<>();
    private static final Set<String> LOADED_IN_RUN = ConcurrentHashMap.newKeySet();

    private JdkLibraries() {}

    /** Called before System.loadLibrary. */
    public static void begin(String name) {
        if (!SET_BY_LOAD.containsKey(name)) {
            BEFORE_LOAD.putIfAbsent(name, (Properties) System.getProperties().clone());
        }
    }

    /** Called after it. */
    public static void end(String name) {
        if (!LOADED_IN_RUN.add(name)) {
            return;
        }
        Properties set = SET_BY_LOAD.get(name);
        Properties before = BEFORE_LOAD.remove(name);
        if (set != null) {
            set.stringPropertyNames().forEach(key -> System.setProperty(key, set.getProperty(key)));
        } else if (before != null) {
            SET_BY_LOAD.put(name, added(before, System.getProperties()));
        }
    }

    private static Properties added(Properties before, Properties after) {
        Properties added = new Properties();
        for (String key : after.stringPropertyNames()) {
            // Another thread of the program may set one of its own meanwhile.
            boolean ofJdk = key.startsWith("sun.") || key.startsWith("java.");
            if (ofJdk && !after.getProperty(key).equals(before.getProperty(key))) {
                added.setProperty(key, after.getProperty(key));
            }
        }
        return added;
    }

    /** Called between runs. */
    public static void reset() {
        LOADED_IN_RUN.clear();
    }
}
