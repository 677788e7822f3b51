// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.wire.Fields;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The JVM that scripts run on where no function library runs them: made once, then found. */
final class ScriptJvm {
    private static final String COMMAND = "command";
    private static final long LEAST_HEAP = 128L << 20;
    private static final long MOST_HEAP = 4L << 30;

    private final List<String> maker;
    private volatile Path home;
    private volatile List<String> command;

    /**
     * @param maker prints the JVM's directory; empty: there is none
     */
    ScriptJvm(List<String> maker) {
        this.maker = List.copyOf(maker);
    }

    boolean exists() {
        return !maker.isEmpty();
    }

    /** Whether {@link #prepare} has been done. */
    boolean isReady() {
        return command != null;
    }

    /** For people: none, missing or ready. */
    String state() {
        return !exists() ? "none" : isReady() ? "ready" : "missing";
    }

    /** Waits until it is there. */
    synchronized void prepare() throws RefusedException {
        if (command != null) {
            return;
        }
        if (!exists()) {
            throw new RefusedException(
                    422, "language", "this server has no JVM for scripts; name one with --jvm");
        }
        try {
            Process process =
                    new ProcessBuilder(maker)
                            // its progress is the server's log
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            process.getOutputStream().close();
            String printed =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                            .strip();
            int status = process.waitFor();
            if (status != 0) {
                throw new IOException(
                        maker + " ended with exit code " + status + "; the server's log says why");
            }
            home = Path.of(printed.substring(printed.lastIndexOf('\n') + 1));
            command = Files.readAllLines(home.resolve(COMMAND));
        } catch (IOException e) {
            throw new RefusedException(
                    500, "jvm", "the JVM for scripts cannot be made: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RefusedException(503, "jvm", "the server ends");
        }
    }

    /** The rest of a process is classes, compiled code and stacks. */
    private static long heapOf(long limit, long all) {
        return limit == 0 ? all / 4 : limit / 2;
    }

    /**
     * Whether there is room for one that nobody needs yet: not where the least heap is more than
     * its part of the memory.
     *
     * @param limit of the process; 0: none
     * @param all what all functions of the server have
     */
    static boolean hasRoom(long limit, long all) {
        return heapOf(limit, all) >= LEAST_HEAP;
    }

    /**
     * What a worker needs to become that JVM.
     *
     * @param limit of the process; 0: none
     * @param all what all functions of the server have
     */
    void describe(long limit, long all, Fields fields) {
        if (command == null) {
            throw new IllegalStateException("the JVM for scripts was not prepared");
        }
        long heap = Math.clamp(heapOf(limit, all), LEAST_HEAP, MOST_HEAP);
        fields.add(":read", home.toString())
                .add(":program", command.getFirst())
                .add(":program", "-Xmx" + heap)
                .addAll(":program", command.subList(1, command.size()));
    }
}
