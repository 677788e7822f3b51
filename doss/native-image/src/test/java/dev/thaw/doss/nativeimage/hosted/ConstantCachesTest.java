// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage.hosted;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.Reference;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;

class ConstantCachesTest {
    @Test
    void thisJdkHasTheFields() throws ReflectiveOperationException {
        for (Map.Entry<String, Set<String>> entry : ConstantCaches.FIELDS.entrySet()) {
            Class<?> type = Class.forName(entry.getKey());
            for (String name : entry.getValue()) {
                Field field = type.getDeclaredField(name);
                assertFalse(Modifier.isStatic(field.getModifiers()), field.toString());
            }
        }
    }

    @Test
    void knowsWhatTheJdkComputesOnce() {
        assertTrue(ConstantCaches.contains(String.class, "hash"));
        assertTrue(ConstantCaches.contains(Enum.class, "hash"));
        assertTrue(ConstantCaches.contains(Locale.class, "hashCodeValue"));
        assertTrue(ConstantCaches.contains(Pattern.class, "root"));
        assertFalse(ConstantCaches.contains(Pattern.class, "flags"));
        assertFalse(ConstantCaches.contains(CRC32.class, "crc"));
        assertTrue(ConstantCaches.contains(Reference.class, "referent"));
        assertFalse(ConstantCaches.contains(ConstantCachesTest.class, "hash"));
    }

    @Test
    void whatProgramsSetOnceCounts() throws ReflectiveOperationException {
        Class<?> type = Class.forName("jdk.internal.lang.stable.StableValueImpl");
        assertFalse(ConstantCaches.contains(type, "contents"));
        assertNotNull(type.getDeclaredField("contents"));
    }
}
