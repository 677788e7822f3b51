// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.log.Log;
import org.graalvm.nativeimage.CurrentIsolate;

/** Messages of -R:+ObjectSnapshotLogging, one line each, with isolate and thread. */
final class SnapshotLog {
    /** The option, whose value is in a map and does not change; null until somebody asks. */
    private static Boolean isOn;

    private SnapshotLog() {}

    static void log(String what, long value) {
        if (isOn == null) {
            isOn = ObjectSnapshotOptions.ObjectSnapshotLogging.getValue();
        }
        if (!isOn) {
            return;
        }
        Log.log()
                .string("[I:")
                .zhex(CurrentIsolate.getIsolate())
                .string("|T:")
                .zhex(CurrentIsolate.getCurrentThread())
                .string("]: ")
                .string(what)
                .string(" ")
                .signed(value)
                .newline();
    }
}
