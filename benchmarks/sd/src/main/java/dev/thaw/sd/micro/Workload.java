// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import java.lang.reflect.Type;
import java.util.function.Function;

/**
 * Objects of one shape, made from a seed.
 *
 * @param name as in appendix A, such as {@code List<Client>[512]}
 * @param size elements of an array, a list or a map; rows of a matrix; characters of a string;
 *     fields of a record; 1 for a {@code Client}
 * @param type of the root, with the types of its elements
 */
public record Workload(
        String name, Kind kind, int size, Type type, Function<RandomValues, Object> maker) {
    /** The tables of appendix A. */
    public enum Kind {
        ARRAY("arrays of boxed numbers", "A.3", "A.9"),
        MATRIX("square matrices of boxed numbers", "A.4", "A.10"),
        VALUE("strings, records and Client", "A.5", "A.11"),
        LIST("lists", "A.6", "A.12"),
        INT_MAP("hash maps with integer keys", "A.7", "A.13"),
        STRING_MAP("hash maps with keys of 8 characters", "A.8", "A.14");

        private final String title;
        private final String serializationTable;
        private final String deserializationTable;

        Kind(String title, String serializationTable, String deserializationTable) {
            this.title = title;
            this.serializationTable = serializationTable;
            this.deserializationTable = deserializationTable;
        }

        public String title() {
            return title;
        }

        /** The number of the dissertation's table. */
        public String serializationTable() {
            return serializationTable;
        }

        /** The number of the dissertation's table. */
        public String deserializationTable() {
            return deserializationTable;
        }
    }

    /**
     * The same object for the same arguments, in every process.
     *
     * @param index makes objects of one seed differ
     */
    public Object make(long seed, int index) {
        return maker.apply(new RandomValues((seed * 31 + name.hashCode()) * 31 + index));
    }

    @Override
    public String toString() {
        return name;
    }
}
