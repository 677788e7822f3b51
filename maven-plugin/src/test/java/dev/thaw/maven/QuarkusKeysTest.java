// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class QuarkusKeysTest {
    private static final String GENERATED = "io/quarkus/runner/recorded/";

    /** Two classes that use keys, as their constants have them. */
    private static String of(String directory, String one, String other, String third) {
        QuarkusKeys keys = new QuarkusKeys();
        return counts(keys, directory + "A.class", constant(one) + constant(other))
                + counts(keys, directory + "B.class", constant(third));
    }

    private static String constant(String text) {
        return "\u0001\u0000" + (char) text.length() + text + "\u0007";
    }

    private static String counts(QuarkusKeys keys, String name, String content) {
        byte[] bytes = content.getBytes(StandardCharsets.ISO_8859_1);
        return new String(keys.apply(name, bytes), StandardCharsets.ISO_8859_1);
    }

    @Test
    void otherNamesOfKeysAreTheSameProgram() {
        assertEquals(
                of(GENERATED, "proxykey9", "proxykey10", "proxykey9"),
                of(GENERATED, "proxykey10", "proxykey7", "proxykey10"));
    }

    @Test
    void otherUsesOfKeysAreAnotherProgram() {
        assertNotEquals(
                of(GENERATED, "proxykey1", "proxykey2", "proxykey1"),
                of(GENERATED, "proxykey1", "proxykey2", "proxykey2"));
        assertNotEquals(
                of(GENERATED, "proxykey1", "hello", "proxykey1"),
                of(GENERATED, "proxykey1", "hellO", "proxykey1"));
    }

    @Test
    void whatIsNotGeneratedCountsAsItIs() {
        assertNotEquals(
                of("com/example/", "proxykey1", "proxykey2", "proxykey1"),
                of("com/example/", "proxykey3", "proxykey4", "proxykey3"));
    }
}
