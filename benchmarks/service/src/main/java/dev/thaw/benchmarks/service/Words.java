// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.service;

import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.LoadProgress;
import dev.thaw.wordnet.WordNetReader;
import io.micronaut.cache.annotation.Cacheable;
import io.micronaut.context.annotation.Property;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** What takes long, and is cached therefore. */
@Singleton
public class Words {
    private final Path wordNet;
    private final String kryo;

    Words(
            @Property(name = WordServer.WORDNET) String wordNet,
            @Property(name = WordServer.KRYO, defaultValue = "") String kryo) {
        this.wordNet = Path.of(wordNet);
        this.kryo = kryo;
    }

    /** All of WordNet; parsed, or read by Kryo, if it is not in the cache. */
    @Cacheable(value = WordServer.CACHE, atomic = true)
    public Dictionary dictionary() {
        try {
            return kryo.isEmpty()
                    ? WordNetReader.read(wordNet, LoadProgress.NONE)
                    : new KryoFile(Path.of(kryo)).readOrWrite(wordNet);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
