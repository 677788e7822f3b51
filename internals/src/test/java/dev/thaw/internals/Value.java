// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is known of a value.
 *
 * @param size in slots of a frame
 * @param facts one of them holds
 * @param isOpen if it may be something else as well
 */
record Value(int size, Set<Fact> facts, boolean isOpen)
        implements org.objectweb.asm.tree.analysis.Value {
    private static final int MANY = 100;
    private static final int LONG = 300;

    /** No more is learned of it. */
    static final Value ANYTHING = new Value(1, Set.of(new Fact.Anything()), true);

    /** Nothing gives it a value, as far as is known yet. */
    static final Value NONE = new Value(1, Set.of(), false);

    static final Value ANY = new Value(1, Set.of(), true);
    static final Value ANY_WIDE = new Value(2, Set.of(), true);

    static Value of(Fact fact) {
        return new Value(1, Set.of(fact), false);
    }

    static Value ofAll(Stream<? extends Fact> facts, boolean isOpen) {
        Set<Fact> all = new HashSet<>();
        facts.forEach(all::add);
        boolean isMuch =
                all.size() > MANY
                        || all.stream()
                                .anyMatch(f ->
                                        f instanceof Fact.Anything
                                                || f instanceof Fact.Text(String text)
                                                        && text.length() > LONG);
        return isMuch ? ANYTHING : new Value(1, Set.copyOf(all), isOpen);
    }

    Value or(Value other) {
        if (equals(other) || facts.containsAll(other.facts) && (isOpen || !other.isOpen)) {
            return this;
        }
        if (size != other.size) {
            return ANY;
        }
        Value both =
                ofAll(Stream.concat(facts.stream(), other.facts.stream()), isOpen || other.isOpen);
        return size == 1 ? both : ANY_WIDE;
    }

    @Override
    public int getSize() {
        return size;
    }

    <F extends Fact> Stream<F> all(Class<F> kind) {
        return facts.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** Whether each of its facts is of a kind, and there is no other. */
    boolean isAll(Class<? extends Fact> kind) {
        return !isOpen && !facts.isEmpty() && facts.stream().allMatch(kind::isInstance);
    }

    /** Whether a method that is called with it may do what it does not do with any value. */
    boolean tells() {
        return facts.stream()
                .anyMatch(f ->
                        !(f instanceof Fact.Instance
                                || f instanceof Fact.Number
                                || f instanceof Fact.Anything));
    }

    /** The number that it is, or null. */
    Integer number() {
        return facts.size() == 1 && isAll(Fact.Number.class)
                ? all(Fact.Number.class).findFirst().orElseThrow().number()
                : null;
    }
}
