// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.lang.ref.Reference;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** The log manager of java.util.logging, its loggers, and the levels that it knows. */
final class LoggingState {
    private LoggingState() {}

    static void loggers() {
        Class<?> managers = Jdk.used("java.util.logging.LogManager");
        if (managers == null) {
            return;
        }
        Object manager = Jdk.get(managers, null, "manager", "Ljava/util/logging/LogManager;");
        if (manager == null) {
            return;
        }
        if (manager.getClass() != managers) {
            throw new Lasting(
                    "the program has its own LogManager, " + manager.getClass().getName());
        }
        ((java.util.logging.LogManager) manager).reset();
        Class<?> contexts = Jdk.type("java.util.logging.LogManager$LoggerContext");
        Class<?> nodes = Jdk.type("java.util.logging.LogManager$LogNode");
        for (String name : new String[] {"systemContext", "userContext"}) {
            Object context =
                    Jdk.get(
                            managers,
                            manager,
                            name,
                            "Ljava/util/logging/LogManager$LoggerContext;");
            ((Map<?, ?>)
                            Jdk.get(
                                    contexts,
                                    context,
                                    "namedLoggers",
                                    "Ljava/util/concurrent/ConcurrentHashMap;"))
                    .clear();
            Object root =
                    Jdk.get(contexts, context, "root", "Ljava/util/logging/LogManager$LogNode;");
            Jdk.set(nodes, root, "children", "Ljava/util/HashMap;", null);
            Jdk.set(nodes, root, "loggerRef", "Ljava/util/logging/LogManager$LoggerWeakRef;", null);
        }
        Class<?> loggerType = Jdk.type("java.util.logging.Logger");
        Object global = Jdk.get(loggerType, null, "global", "Ljava/util/logging/Logger;");
        Object fresh =
                Native.construct(
                        Jdk.type("java.util.logging.Logger$ConfigurationData"), "()V", null, false);
        Jdk.set(
                loggerType,
                global,
                "config",
                "Ljava/util/logging/Logger$ConfigurationData;",
                fresh);
        Jdk.set(loggerType, global, "parent", "Ljava/util/logging/Logger;", null);
        Jdk.set(loggerType, global, "kids", "Ljava/util/ArrayList;", null);
        String bundle = "Ljava/util/logging/Logger$LoggerBundle;";
        Object none = Jdk.get(loggerType, null, "NO_RESOURCE_BUNDLE", bundle);
        Jdk.set(loggerType, global, "loggerBundle", bundle, none);
        Jdk.set(loggerType, global, "catalogRef", "Ljava/lang/ref/WeakReference;", null);
        Jdk.set(loggerType, global, "catalogName", "Ljava/lang/String;", null);
        if (Jdk.FEATURE < 24) {
            Jdk.set(managers, manager, "contextsMap", "Ljava/util/WeakHashMap;", null);
        }
        Jdk.set(managers, manager, "props", "Ljava/util/Properties;", new Properties());
        Jdk.set(managers, manager, "rootLogger", "Ljava/util/logging/Logger;", null);
        ((Collection<?>)
                        Jdk.get(
                                managers,
                                manager,
                                "closeOnResetLoggers",
                                "Ljava/util/concurrent/CopyOnWriteArrayList;"))
                .clear();
        ((Map<?, ?>) Jdk.get(managers, manager, "listeners", Jdk.MAP)).clear();
        Jdk.setNumber(managers, manager, "globalHandlersState", "I", 0);
        Jdk.setNumber(managers, manager, "readPrimordialConfiguration", "Z", 0);
        Jdk.setNumber(managers, manager, "initializedCalled", "Z", 0);
        Jdk.setNumber(managers, manager, "initializationDone", "Z", 0);
    }

    /** Those of programs have classes of their own. */
    static void levels() {
        Class<?> known = Jdk.used("java.util.logging.Level$KnownLevel");
        if (known == null) {
            return;
        }
        synchronized (known) {
            for (String name : new String[] {"nameToLevels", "intToLevels"}) {
                ((Map<?, ?>) Jdk.get(known, null, name, Jdk.MAP))
                        .values()
                        .removeIf(levels -> {
                            ((List<?>) levels).removeIf(level -> !isOfTheJdk(level));
                            return ((List<?>) levels).isEmpty();
                        });
            }
        }
        // Where they are kept for as long as the loader of their classes.
        String type = "Ljdk/internal/loader/ClassLoaderValue;";
        Object key = Jdk.get(known, null, "CUSTOM_LEVEL_CLV", type);
        Object values =
                Jdk.get(
                        ClassLoader.class,
                        ClassLoader.getSystemClassLoader(),
                        "classLoaderValueMap",
                        "Ljava/util/concurrent/ConcurrentHashMap;");
        if (values != null) {
            ((Map<?, ?>) values).remove(key);
        }
    }

    private static boolean isOfTheJdk(Object level) {
        Object object = ((Reference<?>) level).get();
        return object != null && object.getClass().getClassLoader() == null;
    }
}
