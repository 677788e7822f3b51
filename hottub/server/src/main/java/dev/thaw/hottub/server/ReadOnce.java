// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;

/**
 * Properties that the JDK reads when it initialises one of its classes, and keeps: what a program
 * has set would count for the runs that follow, in which it has not.
 */
final class ReadOnce {
    private static final String LIST = "dev/thaw/hottub/server/read-once.txt";

    private final List<String[]> lines = new ArrayList<>();

    ReadOnce() {
        String list = new String(Native.entryOfJar(LIST), StandardCharsets.UTF_8);
        for (String line : list.split("\n")) {
            if (!line.startsWith("#")) {
                lines.add(line.split(" "));
            }
        }
    }

    /**
     * Why the JDK may not be as in a new JVM.
     *
     * @param before the properties that the JVM was started with
     * @param after those that a run has left
     */
    Optional<String> changed(Properties before, Properties after) {
        // The program's own class of properties has no say here.
        Map<?, ?> values =
                (Map<?, ?>)
                        Jdk.get(
                                Properties.class,
                                after,
                                "map",
                                "Ljava/util/concurrent/ConcurrentHashMap;");
        for (String[] line : lines) {
            if (!Objects.equals(before.get(line[0]), values.get(line[0]))) {
                for (int i = 1; i < line.length; i++) {
                    if (Jdk.used(line[i]) != null) {
                        return Optional.of(
                                "the program has set the property "
                                        + line[0]
                                        + ", which the JDK reads once, in "
                                        + line[i]);
                    }
                }
            }
        }
        return Optional.empty();
    }
}
