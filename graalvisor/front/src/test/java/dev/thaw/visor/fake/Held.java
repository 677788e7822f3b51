// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Calls that last until the test lets them end, however fast or slow the machine is. */
public record Held(Path released) {
    private static final int TRIES = 30_000;
    private static final int MILLIS = 20;

    public static Held in(Path directory) {
        return new Held(directory.resolve("released-" + System.nanoTime()));
    }

    /** What to ask a function for, with its name before it. */
    public String path() {
        return "/until" + released;
    }

    public void release() throws IOException {
        Files.createFile(released);
    }

    /** In the fake worker: whether it is released, within ten minutes. */
    static boolean await(Path released) throws InterruptedException {
        for (int i = 0; i < TRIES && Files.notExists(released); i++) {
            Thread.sleep(MILLIS);
        }
        return Files.exists(released);
    }
}
