// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/** What must be equal of a class in the process that stores and the one that loads. */
final class ClassShape {
    private ClassShape() {}

    /** A checksum of the names and types of all instance fields, or of an enum's constants. */
    static int of(Class<?> type) {
        List<String> parts = new ArrayList<>();
        if (type.isEnum()) {
            for (Object constant : type.getEnumConstants()) {
                parts.add(((Enum<?>) constant).name());
            }
        } else {
            for (Class<?> c = type; c != null; c = c.getSuperclass()) {
                for (Field f : c.getDeclaredFields()) {
                    if (!Modifier.isStatic(f.getModifiers())) {
                        parts.add(c.getName() + '.' + f.getName() + ':' + f.getType().getName());
                    }
                }
            }
            // The order of declared fields is not part of a class's meaning.
            parts.sort(null);
        }
        CRC32C crc = new CRC32C();
        crc.update(String.join("\n", parts).getBytes(UTF_8));
        return (int) crc.getValue();
    }
}
