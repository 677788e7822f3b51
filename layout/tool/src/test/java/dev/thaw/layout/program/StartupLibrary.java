// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.program;

import org.graalvm.nativeimage.IsolateThread;
import org.graalvm.nativeimage.c.function.CEntryPoint;

/** {@link StartupProgram} as a function of a library. */
public final class StartupLibrary {
    private StartupLibrary() {}

    @CEntryPoint(name = "startup_library_run")
    static int run(IsolateThread thread) throws Exception {
        StartupProgram.main(new String[0]);
        System.out.flush();
        return 0;
    }
}
