// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.command.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command as a process, on a cache of its own. */
class CacheIT {
    @TempDir private Path temporary;
    private SampleCache sample;

    @BeforeEach
    void makeCache() throws IOException {
        sample = new SampleCache(temporary.resolve("thaw"));
        for (Kind kind : Kind.values()) {
            sample.make(sample.path(kind), Duration.ofDays(40));
        }
    }

    private Ended cache(String... arguments) throws IOException, InterruptedException {
        return Ended.of(Map.of("XDG_CACHE_HOME", temporary.toString()), "cache", arguments);
    }

    @Test
    void listsAndCleans() throws Exception {
        Ended list = cache();
        assertEquals(0, list.code(), list.err());
        for (Kind kind : Kind.values()) {
            assertTrue(list.out().contains(kind.title()), list.out());
            assertTrue(list.out().contains(sample.path(kind).toString()), list.out());
        }
        JsonArray caches = JsonParser.parseString(cache("--json").out()).getAsJsonArray();
        assertEquals(1, caches.size());
        assertEquals(
                Kind.values().length,
                caches.get(0).getAsJsonObject().getAsJsonArray("entries").size());

        Ended dry = cache("clean", "--older-than", "30d", "--dry-run", "--json");
        JsonObject would = JsonParser.parseString(dry.out()).getAsJsonObject();
        assertEquals(Kind.values().length * 1000L, would.get("bytes").getAsLong());
        assertTrue(Files.exists(sample.path(Kind.DEMO_IMAGE)));

        Ended clean = cache("clean", "--older-than", "30d");
        assertEquals(0, clean.code(), clean.err());
        assertTrue(clean.out().contains("removed " + Kind.values().length), clean.out());
        for (Kind kind : Kind.values()) {
            assertFalse(Files.exists(sample.path(kind)), sample.path(kind).toString());
        }
    }

    @Test
    void namesWhatItRefuses() throws Exception {
        Path link = sample.other(Kind.SCRIPT_JVM);
        Files.createSymbolicLink(link, temporary);
        Ended clean = cache("clean", "--limit", "0");
        assertEquals(3, clean.code());
        assertEquals(
                "thaw cache: %s stays: it is a symbolic link to %s%n".formatted(link, temporary),
                clean.err());
        assertTrue(Files.isSymbolicLink(link));
        assertFalse(Files.exists(sample.path(Kind.SCRIPT_JVM)));
    }

    @Test
    void refusesACacheThatIsALink() throws Exception {
        Path other = Files.createDirectory(temporary.resolve("other"));
        Files.createSymbolicLink(other.resolve("thaw"), sample.directory);
        Ended clean =
                Ended.of(
                        Map.of("XDG_CACHE_HOME", other.toString()),
                        "cache",
                        "clean",
                        "--limit",
                        "0");
        assertEquals(3, clean.code());
        assertTrue(clean.err().contains("thaw is left alone: it is a symbolic link"), clean.err());
        assertTrue(Files.exists(sample.path(Kind.DEMO_IMAGE)));
    }

    @ParameterizedTest
    @CsvSource({
        "--older-than, 30, 'is no age'",
        "--older-than, -1d, 'is no age'",
        "--limit, 2x, 'is no size'",
        "--limit, 9999999999999t, 'more than there can be'",
    })
    void refusesWhatIsNoAmount(String option, String value, String why) throws Exception {
        Ended ended = cache("clean", option, value);
        assertEquals(2, ended.code());
        assertTrue(ended.err().contains(why), ended.err());
        assertTrue(Files.exists(sample.path(Kind.DEMO_IMAGE)));
    }
}
