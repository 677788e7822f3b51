// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.service;

import io.micronaut.context.ApplicationContext;
import io.micronaut.runtime.server.EmbeddedServer;
import java.util.HashMap;
import java.util.Map;

/** The service: what starts and configures it. */
final class WordServer {
    static final String CACHE = "wordnet";
    static final String WORDNET = "wordnet.jar";
    static final String KRYO = "wordnet.kryo";

    private WordServer() {}

    /**
     * Starts a server on a free port of the loopback interface.
     *
     * @param wordNet the jar of the WordNet 3.1 database
     * @param file what the cache is filled from: Kryo's, if its name ends so, else a snapshot;
     *     empty for a cache in memory
     */
    static EmbeddedServer start(String wordNet, String file) {
        Map<String, Object> configuration = new HashMap<>();
        configuration.put("micronaut.server.host", "127.0.0.1");
        configuration.put("micronaut.server.port", "-1");
        configuration.put("micronaut.caches." + CACHE + ".initial-capacity", "1");
        configuration.put(WORDNET, wordNet);
        if (file.endsWith(WordService.KRYO)) {
            configuration.put(KRYO, file);
        } else if (!file.isEmpty()) {
            configuration.put("micronaut.caches." + CACHE + ".snapshot-file", file);
        }
        return ApplicationContext.run(EmbeddedServer.class, configuration);
    }
}
