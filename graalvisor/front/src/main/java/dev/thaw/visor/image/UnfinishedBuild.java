// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.image;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** Runs a process that outlives this one no more than the directory in which it builds. */
final class UnfinishedBuild {
    private UnfinishedBuild() {}

    /**
     * Does not return where a signal has ended this process meanwhile.
     *
     * @param directory what goes with it then
     * @return its exit code
     */
    static int run(ProcessBuilder builder, Path directory)
            throws IOException, InterruptedException {
        Process process = builder.start();
        Thread end = Thread.ofPlatform().unstarted(() -> end(process, directory));
        Runtime.getRuntime().addShutdownHook(end);
        process.getOutputStream().close();
        int exitCode = process.waitFor();
        try {
            Runtime.getRuntime().removeShutdownHook(end);
        } catch (IllegalStateException e) {
            // what has ended is no failure of the build
            new CountDownLatch(1).await();
        }
        return exitCode;
    }

    private static void end(Process process, Path directory) {
        process.destroy();
        try {
            process.waitFor();
            FrontImage.delete(directory);
        } catch (IOException e) {
            System.err.println("thaw: %s is left: %s".formatted(directory, e));
        } catch (InterruptedException e) {
            process.destroyForcibly();
        }
    }
}
