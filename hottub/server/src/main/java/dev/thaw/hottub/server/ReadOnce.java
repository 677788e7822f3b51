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
 * Properties, of the system or of security, that the JDK reads when it initialises one of its
 * classes, and keeps: what a program has set would count for the runs that follow, in which it has
 * not.
 */
final class ReadOnce {
    private static final String LISTS = "dev/thaw/hottub/server/";

    private final List<String[]> lines = new ArrayList<>();
    private final String kind;

    private ReadOnce(String file, String kind) {
        this.kind = kind;
        String list = new String(Native.entryOfJar(LISTS + file), StandardCharsets.UTF_8);
        for (String line : list.split("\n")) {
            if (!line.startsWith("#")) {
                lines.add(line.split(" "));
            }
        }
    }

    static ReadOnce ofSystem() {
        return new ReadOnce("read-once.txt", "property");
    }

    /** Those that {@code java.security} has. */
    static ReadOnce ofSecurity() {
        return new ReadOnce("read-once-security.txt", "security property");
    }

    /**
     * Why the JDK may not be as in a new JVM.
     *
     * @param before the properties of a new JVM
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
                                "the program has set the "
                                        + kind
                                        + " "
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
