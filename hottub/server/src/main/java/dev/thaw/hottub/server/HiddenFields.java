// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** Finds fields also of those classes that reflection hides (System, Thread, Class, ...). */
final class HiddenFields {
    private static final Map<Class<?>, Map<String, Field>> FOUND = new HashMap<>();
    private static final Method DECLARED_FIELDS;

    static {
        Native.open(Object.class.getModule(), "java.lang", HiddenFields.class.getModule());
        try {
            DECLARED_FIELDS = Class.class.getDeclaredMethod("getDeclaredFields0", boolean.class);
            DECLARED_FIELDS.setAccessible(true);
        } catch (NoSuchMethodException e) {
            throw new Jdk.Unknown("Class.getDeclaredFields0", e);
        }
    }

    private HiddenFields() {}

    static synchronized Field get(Class<?> type, String name) throws ReflectiveOperationException {
        Map<String, Field> fields = FOUND.get(type);
        if (fields == null) {
            fields = new HashMap<>();
            for (Field field : (Field[]) DECLARED_FIELDS.invoke(type, false)) {
                fields.put(field.getName(), field);
            }
            FOUND.put(type, fields);
        }
        Field field = fields.get(name);
        if (field == null) {
            throw new NoSuchFieldException(type.getName() + "." + name);
        }
        return field;
    }
}
