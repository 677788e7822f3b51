// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** What a question about the machine brought: a value, that there is none, or no answer. */
public sealed interface Answer<T> {
    record Known<T>(T known) implements Answer<T> {}

    /** The machine has no such thing. */
    record Absent<T>(String what) implements Answer<T> {}

    /** It could not be found out; the text says what, and why. */
    record Unknown<T>(String why) implements Answer<T> {}

    default Optional<T> value() {
        return this instanceof Known<T> k ? Optional.of(k.known) : Optional.empty();
    }

    /** Whether it is known, and so. */
    default boolean is(Predicate<T> condition) {
        return value().filter(condition).isPresent();
    }

    default boolean isAbsent() {
        return this instanceof Absent<T>;
    }

    /** Why it is not known; empty where it is, or where there is none. */
    default Optional<String> doubt() {
        return this instanceof Unknown<T> unknown ? Optional.of(unknown.why) : Optional.empty();
    }

    /** Another value from this one; what cannot be understood is unknown, with the text. */
    default <R> Answer<R> understood(String what, Function<T, R> reader) {
        if (this instanceof Known<T> k) {
            try {
                return new Known<>(reader.apply(k.known));
            } catch (RuntimeException e) {
                String text = String.valueOf(k.known).strip();
                String shown = text.length() > 40 ? text.substring(0, 40) + "..." : text;
                return new Unknown<>(what + " is '" + shown + "', which is not understood");
            }
        }
        return this instanceof Absent<T> absent
                ? new Absent<>(absent.what)
                : new Unknown<>(((Unknown<T>) this).why);
    }

    /** For people. */
    default String shown() {
        if (this instanceof Known<T> k) {
            return String.valueOf(k.known);
        }
        return this instanceof Absent<T> ? "none" : "not known";
    }
}
