// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.service;

import dev.thaw.wordnet.Dictionary;
import dev.thaw.wordnet.LoadProgress;
import dev.thaw.wordnet.WordNetReader;
import dev.thaw.wordnet.kryo.KryoDictionary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** A dictionary in Kryo's format, for a cache in memory that is filled from it. */
record KryoFile(Path file) {
    /** Kryo goes from object to object by recursion; only what is used takes memory. */
    private static final long STACK_SIZE = 2L << 30;

    /** What the file has; if there is none, the dictionary is parsed, and written to it. */
    Dictionary readOrWrite(Path wordNet) throws IOException {
        FutureTask<Dictionary> task =
                new FutureTask<>(() -> Files.exists(file) ? read() : parseAndWrite(wordNet));
        new Thread(null, task, "kryo", STACK_SIZE).start();
        try {
            return task.get();
        } catch (ExecutionException e) {
            throw new IOException(file + ": " + e.getCause().getMessage(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(file + ": interrupted", e);
        }
    }

    private Dictionary read() throws IOException {
        return new KryoDictionary().read(Files.readAllBytes(file));
    }

    private Dictionary parseAndWrite(Path wordNet) throws IOException {
        Dictionary dictionary = WordNetReader.read(wordNet, LoadProgress.NONE);
        KryoDictionary kryo = new KryoDictionary();
        kryo.write(dictionary);
        Path unfinished =
                Files.createTempFile(file.toAbsolutePath().getParent(), "kryo", ".unfinished");
        Files.write(unfinished, kryo.written());
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        return dictionary;
    }
}
