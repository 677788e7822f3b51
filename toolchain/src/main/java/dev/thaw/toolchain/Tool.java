// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Runs a tool of the C toolchain, or the JVM, and answers what it printed. */
final class Tool {
    private Tool() {}

    static String run(List<String> command) {
        return run(command, "");
    }

    /**
     * @param hint what to do when the tool is missing
     */
    static String run(List<String> command, String hint) {
        try {
            Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String output =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int status = process.waitFor();
            if (status != 0) {
                throw new ToolchainException(
                        "'%s' failed with exit code %d:%n%s"
                                .formatted(String.join(" ", command), status, output));
            }
            return output;
        } catch (IOException e) {
            throw new ToolchainException(
                    "Cannot run '%s': %s. %s"
                            .formatted(command.getFirst(), e.getMessage(), hint)
                            .strip(),
                    e);
        } catch (InterruptedException e) {
            throw new ToolchainException("Interrupted while running " + command.getFirst(), e);
        }
    }
}
