// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

/**
 * A function that is an object: what its constructor has made can be a state that other isolates
 * begin with.
 */
public interface ObjectAdapter extends Adapter {
    /** Makes the object, as the function's source does. */
    Object create();

    /** Lets the object answer calls from now on. */
    void use(Object function);

    @Override
    default void load() {
        use(create());
    }
}
