// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What an image may record of its start. */
enum Probes {
    /**
     * Which compilation units it executes: always, as the others take root methods and time from
     * them, and they tell whether a profile is of this program.
     */
    CU,
    /** Which methods it executes, inlined or not. */
    METHOD,
    /** Which objects of the image heap it reads and writes. */
    HEAP;

    /**
     * @param names such as {@code cu,heap}
     * @throws IllegalArgumentException if one is none, or there are none
     */
    static Set<Probes> parse(String names) {
        Set<Probes> all = EnumSet.noneOf(Probes.class);
        for (String name : names.split(",", -1)) {
            all.add(
                    Stream.of(values())
                            .filter(probes -> probes.text().equals(name))
                            .findFirst()
                            .orElseThrow(() ->
                                    new IllegalArgumentException(
                                            "'%s' is not what a start can be recorded of; there is %s"
                                                    .formatted(name, known()))));
        }
        all.add(CU);
        return all;
    }

    private static String known() {
        return Stream.of(values()).map(Probes::text).collect(Collectors.joining(", "));
    }

    private String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
