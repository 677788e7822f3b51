// SPDX-License-Identifier: Apache-2.0
package dev.thaw.wordnet;

/** Told how far loading has come. */
@FunctionalInterface
public interface LoadProgress {
    LoadProgress NONE = (file, done, total) -> {};

    /**
     * @param file the file being read
     * @param done bytes read of all files
     * @param total bytes of all files
     */
    void read(String file, long done, long total);
}
