// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import java.lang.reflect.Type;

/**
 * What the correctness suite asks of a library that serializes objects. One thread uses a
 * serializer at a time.
 *
 * <p>Source: DOSS dissertation, section 7.1.
 */
public interface Serializer {
    /** Tells the classes of objects to come, in the same order on both sides. */
    default void register(Class<?>... types) {}

    /** Prepares an object for {@link #serialize}. */
    default Object preSerialize(Object object) throws Exception {
        return object;
    }

    /**
     * Serializes a graph.
     *
     * @param root what {@link #preSerialize} has returned
     * @throws Exception if the library refuses it
     */
    Object serialize(Object root) throws Exception;

    /**
     * Makes the data of {@link #serialize} ready for any process.
     *
     * @return a {@code byte[]}; or, if it {@link #readsFiles}, the {@code Path} of a file that the
     *     caller may move
     */
    Object preDeserialize(Type type, Object data) throws Exception;

    /** Whether prepared data is a file. */
    default boolean readsFiles() {
        return false;
    }

    /**
     * The graph again.
     *
     * @param type of its root: the class, or a type that also names the types of its elements
     * @param data what {@link #preDeserialize} has returned, in this process or another one
     */
    Object deserialize(Type type, Object data) throws Exception;

    /** Ends the use of what {@link #serialize} or {@link #deserialize} has returned last. */
    default void flush() throws Exception {}

    /**
     * The bytes of serialized data.
     *
     * @param data what {@link #preDeserialize} has returned
     */
    long sizeOf(Object data) throws Exception;
}
