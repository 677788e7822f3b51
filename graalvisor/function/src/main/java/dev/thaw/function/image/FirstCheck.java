// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.thread.RecurringCallbackSupport;
import com.oracle.svm.core.thread.RecurringCallbackSupport.RecurringCallbackTimer;
import org.graalvm.nativeimage.CurrentIsolate;
import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.Threading.RecurringCallback;
import org.graalvm.nativeimage.Threading.RecurringCallbackAccess;

/** Throws once: at the first safepoint check where something may be thrown. Allocates nothing. */
final class FirstCheck implements RecurringCallback {
    /**
     * As short as can be: a thread that waits again and again comes by few safepoint checks, most
     * of them where nothing may be thrown, and the next one counts only after this time.
     */
    private static final long INTERVAL = 1;

    private final Throwable thrown;
    private final RecurringCallbackTimer next;
    private final MonitorFrames monitors = new MonitorFrames();

    private FirstCheck(Throwable thrown, RecurringCallbackTimer next) {
        this.thrown = thrown;
        this.next = next;
    }

    /**
     * To be installed for the thread that is to throw.
     *
     * @param next what is installed in its place as it throws; null: nothing, the thread is not
     *     disturbed any more
     */
    static RecurringCallbackTimer timer(Throwable thrown, RecurringCallbackTimer next) {
        return RecurringCallbackSupport.createCallbackTimer(INTERVAL, new FirstCheck(thrown, next));
    }

    @Override
    public void run(RecurringCallbackAccess access) {
        if (monitors.onStack()) {
            return;
        }
        IsolateThread thread = CurrentIsolate.getCurrentThread();
        if (next == null) {
            RecurringCallbackSupport.uninstallCallback(thread);
        } else {
            RecurringCallbackSupport.installCallback(thread, next, true);
        }
        access.throwException(thrown);
    }
}
