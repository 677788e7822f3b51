// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * For {@code --thaw-verify}: static fields of the JDK that have after a run and its reset another
 * value than before, an object of another class, or one that keeps other numbers. Those of
 * java.desktop are made new when they are used.
 */
final class StaticsLeft {
    private static final String VARIABLE = "THAW_VERIFY_STATICS";

    private final Optional<String> file;
    private final Map<String, String> before;

    /** Called before a run. */
    StaticsLeft(Request request) throws IOException {
        file = VerifyFile.of(request, VARIABLE);
        before = file.isPresent() ? look() : Map.of();
    }

    /** Called after its reset: a line for each, with its class, its name, and both values. */
    void write() throws IOException {
        if (file.isEmpty()) {
            return;
        }
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> now : look().entrySet()) {
            // A class that the run has used first has no value of before.
            String first = before.getOrDefault(now.getKey(), now.getValue());
            if (!first.equals(now.getValue())) {
                text.append(now.getKey()).append(' ').append(first).append(' ');
                text.append(now.getValue()).append('\n');
            }
        }
        VerifyFile.write(file.get(), text.toString());
    }

    private static Map<String, String> look() throws IOException {
        Map<String, String> values = new TreeMap<>();
        for (Class<?> type : Native.loadedClasses(new Class<?>[1])) {
            if (isOfTheJdk(type) && Native.isInitialized(type)) {
                for (String line : Native.staticValues(type).split("\n")) {
                    int blank = line.indexOf(' ');
                    if (blank > 0) {
                        String name = type.getName() + " " + line.substring(0, blank);
                        values.put(name, line.substring(blank + 1));
                    }
                }
            }
        }
        return values;
    }

    private static boolean isOfTheJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return (loader == null || loader == ClassLoader.getPlatformClassLoader())
                && !type.isArray()
                && !type.isPrimitive()
                && !type.isHidden()
                && !type.getName().startsWith("dev.thaw.")
                && !"java.desktop".equals(type.getModule().getName());
    }
}
