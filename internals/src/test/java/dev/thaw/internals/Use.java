// SPDX-License-Identifier: Apache-2.0
package dev.thaw.internals;

import java.util.Comparator;

/**
 * Something that is not for others, and that a module uses.
 *
 * @param owner the class in which the module asks for it, as in class files; of a package and of a
 *     module, the module's name
 * @param name empty for a class and a module
 * @param descriptor what it is looked for with; empty if only by name
 */
record Use(Kind kind, String owner, String name, String descriptor, How how, String module)
        implements Comparable<Use> {
    /** In the order of the list. */
    enum Kind {
        MODULE,
        PACKAGE,
        CLASS,
        FIELD,
        METHOD
    }

    /** What refers to it. */
    enum How {
        /** A compiled reference. */
        CODE(""),
        /** A name in the code that reflection, a method handle or JNI looks up. */
        NAME("by name"),
        /** A name in C. */
        C("in C"),
        /** A class of ours extends or implements it. */
        EXTENDED("extended"),
        /** A method of ours overrides it. */
        OVERRIDDEN("overridden"),
        /** An annotation of GraalVM takes it as its own. */
        ALIASED("alias"),
        /** An annotation of GraalVM puts a method of ours in its place. */
        SUBSTITUTED("substituted"),
        /** Made visible by an option. */
        EXPORTED("exported"),
        OPENED("opened");

        private final String text;

        How(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    @Override
    public int compareTo(Use other) {
        return Comparator.comparing(Use::owner)
                .thenComparing(Use::kind)
                .thenComparing(Use::name)
                .thenComparing(Use::descriptor)
                .thenComparing(Use::how)
                .thenComparing(Use::module)
                .compare(this, other);
    }
}
