// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

import com.oracle.svm.core.util.UserError;
import com.oracle.svm.hosted.ImageSingletonsSupportImpl.HostedManagement;
import java.lang.reflect.Field;
import java.util.Map;

/** What the image builder has no method for. */
final class Internals {
    private Internals() {}

    static Object get(Object object, Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field.get(object);
        } catch (ReflectiveOperationException e) {
            throw UserError.abort(e, "This version of GraalVM is not supported: %s", e);
        }
    }

    /** Puts a singleton in the place of the one that is there. */
    static <T> void replaceSingleton(Class<T> key, T value) {
        @SuppressWarnings("unchecked")
        Map<Class<?>, Object> singletons =
                (Map<Class<?>, Object>)
                        get(HostedManagement.get(), HostedManagement.class, "configObjects");
        singletons.put(key, value);
    }
}
