// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A child that puts something back when this process ends, however it does. */
final class Guard {
    /**
     * Its input ends with this process. The signals of a terminal go to all: it is deaf to them
     * when it says that it is there.
     */
    private static final String WAIT = "trap '' HUP INT TERM; echo; read -r _; ";

    private final Process process;

    private Guard(Process process) {
        this.process = process;
    }

    /**
     * @param command what puts it back, for a shell
     * @param arguments of the command: {@code $1} and so on
     */
    static Guard start(String command, String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of("sh", "-c", WAIT + command, "sh"));
        words.addAll(Arrays.asList(arguments));
        Process process =
                new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        if (process.getInputStream().read() < 0) {
            throw new IOException("sh cannot be run to put things back");
        }
        return new Guard(process);
    }

    /** Lets it put that back now; whether it has. */
    boolean end() {
        boolean interrupted = false;
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // it has ended
        }
        while (true) {
            try {
                boolean isBack = process.waitFor() == 0;
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                return isBack;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }
}
