// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage.hosted;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Set;
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
}
