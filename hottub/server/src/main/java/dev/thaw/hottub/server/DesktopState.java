// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.ArrayList;
import java.util.Map;

/**
 * What desktop programs leave outside of the classes of java.desktop, whose own static state is
 * made new with the program's.
 */
final class DesktopState {
    private DesktopState() {}

    static void preferences() {
        // Their backing store has a timer, locks and unwritten changes.
        if (Jdk.used("java.util.prefs.AbstractPreferences") != null) {
            throw new Lasting("the program uses preferences (java.util.prefs)");
        }
    }

    /**
     * Native memory of fonts, images and pipelines, which the collector would have given back. The
     * list goes with the static state; no thread is left that uses what is on it.
     */
    static void java2d() {
        if (!Native.libraries().contains("/libawt.so\n")) {
            return;
        }
        // Native code decides once whether there is one; the first display is part of the ID.
        byte[] display = Native.variable("DISPLAY");
        if (display != null
                && display.length > 0
                && !"true".equals(System.getProperty("java.awt.headless"))) {
            throw new Lasting("the program draws without a display, although there is a display");
        }
        Class<?> disposers = Jdk.used("sun.java2d.Disposer");
        if (disposers == null) {
            return;
        }
        Map<?, ?> records =
                (Map<?, ?>) Jdk.get(disposers, null, "records", "Ljava/util/Hashtable;");
        if (records != null) {
            // Else they are those of an earlier run, and gone.
            for (Object record : new ArrayList<>(records.values())) {
                Native.callOn(record, "dispose", "()V");
            }
        }
    }
}
