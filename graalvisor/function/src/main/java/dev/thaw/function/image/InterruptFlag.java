// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.SubstrateUtil;
import com.oracle.svm.core.annotate.Alias;
import com.oracle.svm.core.annotate.TargetClass;

/**
 * Interrupts the thread that runs this, without a lock. A thread that waits again for a monitor as
 * soon as it was interrupted passes no safepoint check between; if it is interrupted then, it does,
 * as the exception is made before it waits.
 */
final class InterruptFlag {
    private InterruptFlag() {}

    static void set(Thread current) {
        SubstrateUtil.cast(current, WithFlag.class).interrupted = true;
    }

    @TargetClass(Thread.class)
    private static final class WithFlag {
        @Alias private volatile boolean interrupted;
    }
}
