// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.image;

import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.c.function.CEntryPoint;

/** By its name workers know that this library counts statements; docs/visor-worker.md says so. */
final class StatementEntryPoint {
    private StatementEntryPoint() {}

    @CEntryPoint(name = "thaw_function_statements_1")
    static int counts(IsolateThread thread) {
        return 1;
    }
}
