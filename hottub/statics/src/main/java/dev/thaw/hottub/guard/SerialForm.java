// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.io.ObjectStreamField;

/**
 * What a class says of its form in a stream stays as the first run made it, since the JDK keeps it.
 * Initialisers of later runs, which make it anew, ask here whether it is the same.
 */
public final class SerialForm {
    private SerialForm() {}

    public static void compare(long now, long kept, String type) {
        if (now != kept) {
            refuse(type, "serialVersionUID");
        }
    }

    public static void compare(ObjectStreamField[] now, ObjectStreamField[] kept, String type) {
        boolean same = now == null ? kept == null : kept != null && now.length == kept.length;
        for (int i = 0; same && now != null && i < now.length; i++) {
            same = isSame(now[i], kept[i]);
        }
        if (!same) {
            refuse(type, "serialPersistentFields");
        }
    }

    private static boolean isSame(ObjectStreamField one, ObjectStreamField other) {
        return one.getName().equals(other.getName())
                && one.getType() == other.getType()
                && one.isUnshared() == other.isUnshared();
    }

    private static void refuse(String type, String field) {
        Refusals.refuse("class " + type + " has another " + field + " in each run");
    }
}
