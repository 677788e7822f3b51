// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/**
 * What of an image is ordered, and by what.
 *
 * @param code null if code keeps its order
 * @param heap null if the image heap keeps its order
 */
public record OrderBy(Code code, Heap heap) {
    /** By what compilation units are ordered (sections 4.1 and 4.2). */
    public enum Code {
        CU,
        METHOD
    }

    /** By what objects are found again (section 5). */
    public enum Heap {
        INCREMENTAL_ID(ObjectIdentity::incrementalId),
        STRUCTURAL_HASH(ObjectIdentity::structuralHash),
        HEAP_PATH(ObjectIdentity::heapPath),
        CANONICAL_PATH(ObjectIdentity::canonicalPath),

        /** What one identity does not find is looked for by the next. */
        ANY_IDENTITY(
                ObjectIdentity::canonicalPath,
                ObjectIdentity::heapPath,
                ObjectIdentity::structuralHash);

        private final List<ToLongFunction<ObjectIdentity>> keys;

        @SafeVarargs
        Heap(ToLongFunction<ObjectIdentity>... keys) {
            this.keys = List.of(keys);
        }

        /** By what objects are compared, in this order. */
        public List<ToLongFunction<ObjectIdentity>> keys() {
            return keys;
        }
    }

    /**
     * Reads what a user writes, such as {@code cu+any-identity}.
     *
     * @throws ProfileException if it is not understood
     */
    public static OrderBy parse(String text) {
        Code code = null;
        Heap heap = null;
        for (String part : text.split("\\+", -1)) {
            Code newCode = find(Code.values(), part);
            Heap newHeap = find(Heap.values(), part);
            if (newCode == null && newHeap == null
                    || newCode != null && code != null
                    || newHeap != null && heap != null) {
                throw new ProfileException(
                        "'%s' is no order: it must be one of %s, one of %s, or one of each, such as cu+any-identity"
                                .formatted(text, names(Code.values()), names(Heap.values())));
            }
            code = newCode != null ? newCode : code;
            heap = newHeap != null ? newHeap : heap;
        }
        return new OrderBy(code, heap);
    }

    private static <E extends Enum<E>> E find(E[] values, String name) {
        return Arrays.stream(values).filter(e -> name(e).equals(name)).findFirst().orElse(null);
    }

    private static List<String> names(Enum<?>[] values) {
        return Arrays.stream(values).map(OrderBy::name).toList();
    }

    /** As users write it. */
    public static String name(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
