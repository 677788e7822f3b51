// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.log.Log;
import org.graalvm.nativeimage.CurrentIsolate;

/** Messages of -R:+ObjectSnapshotLogging, one line each, with isolate and thread. */
final class SnapshotLog {
    private SnapshotLog() {}

    static void log(String what, long value) {
        if (!ObjectSnapshotOptions.ObjectSnapshotLogging.getValue()) {
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
