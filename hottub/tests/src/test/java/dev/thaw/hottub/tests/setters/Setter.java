// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests.setters;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A method that a program can call and that puts something of what it is given where it outlives
 * the run.
 *
 * @param owner the internal name of its class
 * @param getter the static method, as {@code class.name+descriptor}, that returns the object whose
 *     state it changes, perhaps with one that is called on that, after a bar; or {@link #BEAN} and
 *     the interface of a bean of the platform; empty if it reaches static fields by itself
 * @param sinks static fields as {@code class.name}, native methods after {@link #NATIVE}, beans
 *     after {@link #BEAN}; with the parameters that reach them, the object itself being 0
 */
record Setter(
        String owner,
        String name,
        String descriptor,
        boolean isStatic,
        String getter,
        Map<String, Set<Integer>> sinks)
        implements Comparable<Setter> {
    static final String NATIVE = "native ";
    static final String BEAN = "bean ";

    Setter(JdkImage.Method method, boolean isStatic, String getter) {
        this(
                method.owner().name,
                method.node().name,
                method.node().desc,
                isStatic,
                getter,
                new TreeMap<>());
    }

    void add(String sink, int parameter) {
        sinks.computeIfAbsent(sink, k -> new TreeSet<>()).add(parameter);
    }

    /** As the table names it. */
    String id() {
        return owner.replace('/', '.') + "." + name + descriptor;
    }

    @Override
    public int compareTo(Setter other) {
        int order = id().compareTo(other.id());
        return order != 0 ? order : getter.compareTo(other.getter);
    }

    @Override
    public String toString() {
        return id() + (getter.isEmpty() ? "" : " of " + getter) + " -> " + sinks;
    }
}
