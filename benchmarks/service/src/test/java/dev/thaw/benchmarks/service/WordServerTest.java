// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.wordnet.WordNetJar;
import io.micronaut.runtime.server.EmbeddedServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The service on a JVM, with its cache in memory. */
class WordServerTest {
    @Test
    void wordsAreServed() throws Exception {
        try (EmbeddedServer server = WordServer.start(WordNetJar.path().toString(), "");
                HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> geese = get(client, server, "/words/geese");
            assertEquals(200, geese.statusCode());
            assertTrue(geese.body().startsWith("goose, noun\n  1. "), geese.body());
            assertEquals(404, get(client, server, "/words/xyzzy").statusCode());
            HttpResponse<String> twoWords = get(client, server, "/words/guinea%20pig");
            assertTrue(twoWords.body().contains("kind of:  cavy > rodent"), twoWords.body());
        }
    }

    @Test
    void kryoReadsWhatTheFirstServerHasWritten(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("wordnet" + WordService.KRYO);
        try (EmbeddedServer server =
                        WordServer.start(WordNetJar.path().toString(), file.toString());
                HttpClient client = HttpClient.newHttpClient()) {
            get(client, server, "/words/geese");
        }
        assertTrue(Files.size(file) > 1 << 20);
        // a dictionary cannot be parsed there
        try (EmbeddedServer server = WordServer.start("/nowhere.jar", file.toString());
                HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> geese = get(client, server, "/words/geese");
            assertTrue(geese.body().startsWith("goose, noun\n  1. "), geese.body());
        }
    }

    private static HttpResponse<String> get(HttpClient client, EmbeddedServer server, String path)
            throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(server.getURI() + path)).build();
        return client.send(request, HttpResponse.BodyHandlers.ofString());
    }
}
