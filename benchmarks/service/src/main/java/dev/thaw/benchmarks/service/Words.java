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

    Words(@Property(name = WordServer.WORDNET) String wordNet) {
        this.wordNet = Path.of(wordNet);
    }

    /** All of WordNet; parsed if it is not in the cache. */
    @Cacheable(value = WordServer.CACHE, atomic = true)
    public Dictionary dictionary() {
        try {
            return WordNetReader.read(wordNet, LoadProgress.NONE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
