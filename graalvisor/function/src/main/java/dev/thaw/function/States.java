// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.nio.file.Path;

/** Keeps objects in files that isolates of the same image begin with. */
public interface States {
    /** Of a library that was built without. */
    States NONE =
            new States() {
                @Override
                public Object load(Path file) {
                    throw missing();
                }

                @Override
                public void store(Object root, Path file) {
                    throw missing();
                }

                private UnsupportedOperationException missing() {
                    return new UnsupportedOperationException(
                            "the library was built without room for a state: build it with --state SIZE");
                }
            };

    /**
     * The object that a file was made of, with all that it refers to.
     *
     * @throws RuntimeException if the file is not one of this image
     */
    Object load(Path file);

    /**
     * Writes a file, whole or not at all.
     *
     * @throws RuntimeException if something in the object cannot be in a file; it says what
     */
    void store(Object root, Path file);
}
