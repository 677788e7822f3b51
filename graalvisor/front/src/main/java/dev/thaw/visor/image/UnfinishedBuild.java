// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.image;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** Runs a process that outlives this one no more than the directory in which it builds. */
final class UnfinishedBuild {
    private final Path directory;
    private Process process;
    private boolean ended;

    private UnfinishedBuild(Path directory) {
        this.directory = directory;
    }

    /**
     * Does not return where a signal has ended this process meanwhile.
     *
     * @param directory what goes with it then
     * @return its exit code
     */
    static int run(ProcessBuilder builder, Path directory)
            throws IOException, InterruptedException {
        UnfinishedBuild build = new UnfinishedBuild(directory);
        Thread end = Thread.ofPlatform().unstarted(build::end);
        try {
            // before there is a process, so that none is missed
            Runtime.getRuntime().addShutdownHook(end);
            try {
                return build.start(builder) ? build.process.waitFor() : 0;
            } finally {
                Runtime.getRuntime().removeShutdownHook(end);
            }
        } catch (IllegalStateException e) {
            // what has ended is no failure of the build
            new CountDownLatch(1).await();
            throw e;
        }
    }

    /** Whether it was; it was not if this process ends. */
    private synchronized boolean start(ProcessBuilder builder) throws IOException {
        if (!ended) {
            process = builder.start();
            process.getOutputStream().close();
        }
        return !ended;
    }

    private synchronized void end() {
        ended = true;
        try {
            if (process != null) {
                process.destroy();
                process.waitFor();
            }
            FrontImage.delete(directory);
        } catch (IOException e) {
            System.err.println("thaw: %s is left: %s".formatted(directory, e));
        } catch (InterruptedException e) {
            process.destroyForcibly();
        }
    }
}
