// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;

/** Runs a process that does not outlive this one. */
final class ChildProcess {
    private ChildProcess() {}

    static int run(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        Thread end = Thread.ofPlatform().unstarted(() -> end(process));
        Runtime.getRuntime().addShutdownHook(end);
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            end(process);
            Thread.currentThread().interrupt();
            return ExitCodes.DRIVER_ERROR;
        } finally {
            removeHook(end);
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // We are already ending: the hook does its work.
        }
    }

    private static void end(Process process) {
        process.destroy();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            process.destroyForcibly();
        }
    }
}
