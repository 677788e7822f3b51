// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

/**
 * A function behind the interface that it implements. Made when the image is built, and part of the
 * image; each isolate has its own.
 */
public interface Adapter {
    /** What the function is told, before it is loaded. */
    default void configure(Configuration configuration) {}

    /** Makes the function ready: once in each isolate, before the first call. */
    void load() throws Throwable;

    /**
     * Answers one call.
     *
     * @throws BadRequest if the request does not fit the function's signature
     */
    void call(Call call) throws Throwable;
}
