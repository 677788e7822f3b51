// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Static fields of the JDK. Those of classes that no program has used are left alone. */
final class JdkFields {
    /** For collections and maps. */
    static final Object EMPTY = new Object();

    private JdkFields() {}

    /**
     * A field and what it has in a new JVM: an object, null, a number for all that is no reference,
     * or {@link #EMPTY}.
     */
    record First(String type, String field, String signature, Object value) {
        void reset() {
            Class<?> used = Jdk.used(type);
            if (used == null) {
                return;
            }
            if (value == EMPTY) {
                Object content = Jdk.get(used, null, field, signature);
                if (content instanceof Map<?, ?> map) {
                    map.clear();
                } else if (content != null) {
                    ((Collection<?>) content).clear();
                }
            } else if (signature.length() == 1) {
                Jdk.setNumber(used, null, field, signature, ((Number) value).longValue());
            } else {
                Jdk.set(used, null, field, signature, value);
            }
        }
    }

    static void reset(First... fields) {
        for (First field : fields) {
            field.reset();
        }
    }

    static void set(String type, String name, String signature, Object value) {
        new First(type, name, signature, value).reset();
    }

    static void setNull(String type, String name, String signature) {
        set(type, name, signature, null);
    }

    static void setAtomic(String type, String name, int value) {
        Class<?> used = Jdk.used(type);
        if (used != null) {
            String atomic = "Ljava/util/concurrent/atomic/AtomicInteger;";
            ((AtomicInteger) Jdk.get(used, null, name, atomic)).set(value);
        }
    }

    static void clear(Class<?> type, String name, String signature) {
        ((Collection<?>) Jdk.get(type, null, name, signature)).clear();
    }

    static void clearMap(Class<?> type, String name, String signature) {
        ((Map<?, ?>) Jdk.get(type, null, name, signature)).clear();
    }

    /**
     * For classes whose static initialiser does no more than to give the fields their first values.
     */
    static void again(String type) {
        Class<?> used = Jdk.used(type);
        if (used != null) {
            Native.initializeAgain(used);
        }
    }
}
