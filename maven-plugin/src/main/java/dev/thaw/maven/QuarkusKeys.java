// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/**
 * What Quarkus generates, without what differs each time: its classes hand objects to each other by
 * keys, numbered as its threads happen to come by. Here they get the numbers in which they are met,
 * so that programs are the same if they are but for the names of keys.
 */
final class QuarkusKeys implements BiFunction<String, byte[], byte[]> {
    private static final String GENERATED = "io/quarkus/runner/";

    /** A constant of a class file: its tag, the two bytes of its length, and it. */
    private static final Pattern KEY = Pattern.compile("(?s)\u0001..(proxykey[0-9]+)");

    private final Map<String, Integer> met = new HashMap<>();

    /**
     * @param name of a file in Quarkus' jar; files come in the order of their names
     * @return what counts of its content
     */
    @Override
    public byte[] apply(String name, byte[] content) {
        if (!name.startsWith(GENERATED)) {
            return content;
        }
        String text = new String(content, StandardCharsets.ISO_8859_1);
        return KEY.matcher(text)
                .replaceAll(key -> "key " + number(key.group(1)) + ";")
                .getBytes(StandardCharsets.ISO_8859_1);
    }

    private int number(String key) {
        met.putIfAbsent(key, met.size());
        return met.get(key);
    }
}
