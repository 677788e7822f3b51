// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Arrays;

/** What is made for desktop programs, and others use as well: preferences, beans. */
final class DesktopState {
    private DesktopState() {}

    static void preferences() {
        // Their backing store has a timer, locks and unwritten changes.
        if (Jdk.used("java.util.prefs.AbstractPreferences") != null) {
            throw new Lasting("the program uses preferences (java.util.prefs)");
        }
    }

    /** Each thread group has one, and that of the main thread stays. */
    static void beanContext() {
        Class<?> type = Jdk.used("java.beans.ThreadGroupContext");
        if (type != null) {
            Class<?> maps = Jdk.type("java.beans.WeakIdentityMap");
            Object all = Jdk.get(type, null, "contexts", "Ljava/beans/WeakIdentityMap;");
            synchronized (all) {
                Object[] table =
                        (Object[])
                                Jdk.get(maps, all, "table", "[Ljava/beans/WeakIdentityMap$Entry;");
                Arrays.fill(table, null);
                Jdk.setNumber(maps, all, "size", "I", 0);
            }
        }
    }

    static void beans() {
        if (Jdk.used("java.beans.PropertyEditorManager") != null) {
            throw new Lasting("the program uses property editors (java.beans)");
        }
        if (Jdk.used("java.awt.Toolkit") != null) {
            throw new Lasting("the program uses AWT");
        }
        Class<?> introspector = Jdk.used("java.beans.Introspector");
        if (introspector != null) {
            Jdk.call(introspector, "flushCaches", "()V");
        }
    }
}
