// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.List;
import org.objectweb.asm.Handle;

/** What a value in our code may be. */
sealed interface Fact {
    /** More than it is worth to follow. */
    record Anything() implements Fact {}

    record Text(String text) implements Fact {}

    record Number(int number) implements Fact {}

    /** A class object; with heirs, that of an object whose class is known no better. */
    record Type(String descriptor, boolean orHeir) implements Fact {
        Type(String descriptor) {
            this(descriptor, false);
        }

        /** As in class files; of an array, its descriptor. */
        String name() {
            return descriptor.startsWith("L")
                    ? descriptor.substring(1, descriptor.length() - 1)
                    : descriptor;
        }
    }

    /** An object of a class, or of one that extends it. */
    record Instance(String descriptor) implements Fact {}

    /** An array or a collection, by the place that makes it; what is in it is kept apart. */
    record Elements(int place) implements Fact {}

    /** A lambda or a reference to a method. */
    record Function(Handle body, List<Value> captured) implements Fact {}

    /** One of reflection, by the descriptor of what it has. */
    record Field(String descriptor) implements Fact {}

    /** A MethodType. */
    record Signature(String descriptor) implements Fact {}

    /** A method handle. */
    record Method(String owner, String name, String descriptor) implements Fact {}
}
