// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.tree.analysis.Value;

/**
 * Where a value may come from, itself or what it is made of: parameters of a method, as bits, and
 * parts of them, as bits above those; static fields, by names; and objects that the method makes,
 * by numbers, whose complements stand for what is in them.
 */
record Flow(int size, long parameters, Set<String> statics, Set<Integer> made) implements Value {
    /** The bit for what is read out of the first parameter. */
    private static final int PARTS = 32;

    private static final long WHOLE = (1L << PARTS - 1) - 1;

    private static final Flow ONE = new Flow(1, 0, Set.of(), Set.of());
    private static final Flow TWO = new Flow(2, 0, Set.of(), Set.of());

    static Flow none(int size) {
        return size == 2 ? TWO : ONE;
    }

    static Flow ofParameter(int size, int index) {
        return index >= PARTS - 1 ? none(size) : new Flow(size, 1L << index, Set.of(), Set.of());
    }

    static Flow ofStatic(String field) {
        return new Flow(1, 0, Set.of(field), Set.of());
    }

    static Flow ofMade(int instruction) {
        return new Flow(1, 0, Set.of(), Set.of(instruction));
    }

    boolean isNone() {
        return parameters == 0 && statics.isEmpty() && made.isEmpty();
    }

    /** What is read from a field of it, an element, or an entry. */
    Flow part() {
        long parts = parameters & ~WHOLE | (parameters & WHOLE) << PARTS;
        if (parts == parameters && made.stream().allMatch(object -> object < 0)) {
            return this;
        }
        Set<Integer> objects = new HashSet<>();
        made.forEach(object -> objects.add(object < 0 ? object : ~object));
        return new Flow(size, parts, statics, objects);
    }

    /** As what is made for one use: what is in it is it. */
    Flow withWholeOf(Flow other) {
        return with(new Flow(size, other.parameters & WHOLE, Set.of(), Set.of()));
    }

    boolean isWhole(int parameter) {
        return (parameters >>> parameter & 1) != 0;
    }

    boolean isPart(int parameter) {
        return (parameters >>> PARTS + parameter & 1) != 0;
    }

    /** What changes it changes the parameter that it is read from. */
    Flow partsAsWhole() {
        return (parameters & ~WHOLE) == 0
                ? this
                : new Flow(size, parameters & WHOLE | parameters >>> PARTS, statics, made);
    }

    /** Without what it only holds. */
    Flow withoutStatics() {
        return statics.isEmpty() ? this : new Flow(size, parameters, Set.of(), made);
    }

    Flow ofSize(int other) {
        return isNone() ? none(other) : new Flow(other, parameters, statics, made);
    }

    @Override
    public int getSize() {
        return size;
    }

    Flow with(Flow other) {
        if (other.isNone() || equals(other)) {
            return this;
        }
        if (isNone()) {
            return other.ofSize(size);
        }
        long all = parameters | other.parameters;
        Set<String> fields = union(statics, other.statics);
        Set<Integer> objects = union(made, other.made);
        return all == parameters && fields == statics && objects == made
                ? this
                : new Flow(size, all, fields, objects);
    }

    private static <T> Set<T> union(Set<T> one, Set<T> other) {
        if (one.containsAll(other)) {
            return one;
        }
        Set<T> all = new HashSet<>(one);
        all.addAll(other);
        return all;
    }
}
