// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;

/**
 * Fields in which the JDK keeps what it has found once, such as providers: its own stay, as they
 * are the same in each run, but an object of the program does not.
 */
final class ProgramsObjects {
    private ProgramsObjects() {}

    /** The JDK looks for it again. */
    static void forget(String type, String field, String signature) {
        Object kept = kept(type, field, signature);
        if (find(kept) != null) {
            boolean isContainer = kept instanceof Collection || kept instanceof Map;
            JdkFields.set(type, field, signature, isContainer ? JdkFields.EMPTY : null);
        }
    }

    /** The JDK does not look for it again. */
    static void refuse(String type, String field, String signature) {
        Object own = find(kept(type, field, signature));
        if (own != null) {
            throw new Lasting(
                    "the JDK keeps a provider of the program, " + own.getClass().getName());
        }
    }

    private static Object kept(String type, String field, String signature) {
        Class<?> used = Jdk.used(type);
        return used == null ? null : Jdk.get(used, null, field, signature);
    }

    /** The object, an element of it, or null. */
    private static Object find(Object kept) {
        if (kept == null || isOfProgram(kept)) {
            return kept;
        }
        Collection<?> elements = null;
        if (kept instanceof Collection<?> collection) {
            elements = collection;
        } else if (kept instanceof Map<?, ?> map) {
            elements = map.values();
        } else if (kept instanceof Map.Entry<?, ?> entry) {
            return find(entry.getValue());
        } else if (kept instanceof Object[] array) {
            elements = Arrays.asList(array);
        }
        if (elements != null) {
            for (Object element : elements) {
                if (element != null && isOfProgram(element)) {
                    return element;
                }
            }
        }
        return null;
    }

    private static boolean isOfProgram(Object object) {
        ClassLoader loader = object.getClass().getClassLoader();
        return loader != null && loader != ClassLoader.getPlatformClassLoader();
    }
}
