// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import java.lang.reflect.Field;

/**
 * A class whose objects keep the offset of a field, which is another one in the image.
 *
 * @param type of the objects
 * @param offset where they keep it
 * @param owner where they keep the class that has the field
 * @param name where they keep the field's name
 * @param kind where they keep what they use it for; null if they always do
 */
record OffsetHolder(Class<?> type, Field offset, Field owner, Field name, Field kind) {
    /** Of fields that are neither followed nor copied: their offset is not used. */
    private static final String UNUSED_KIND = "DATA";

    static OffsetHolder of(Reflection truffle, String type, String owner, String kind) {
        return new OffsetHolder(
                truffle.type(type),
                truffle.field(type, "offset"),
                truffle.field(type, owner),
                truffle.field(type, "name"),
                kind == null ? null : truffle.field(type, kind));
    }

    /** The field whose offset an object keeps; null if it is not used. */
    Field target(Object holder) {
        if (kind != null && Reflection.get(kind, holder).toString().equals(UNUSED_KIND)) {
            return null;
        }
        Class<?> declaring = (Class<?>) Reflection.get(owner, holder);
        String fieldName = (String) Reflection.get(name, holder);
        try {
            return declaring.getDeclaredField(fieldName);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(
                    "%s keeps the offset of %s.%s, which is not there"
                            .formatted(type.getName(), declaring.getName(), fieldName),
                    e);
        }
    }
}
