// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot.image;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs a program to its end. */
final class Commands {
    private Commands() {}

    /** Says what it printed only if it fails. */
    static void run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = process.waitFor();
        if (status != 0) {
            throw new IOException(
                    String.join(" ", command) + " ended with exit code " + status + ":\n" + output);
        }
    }
}
