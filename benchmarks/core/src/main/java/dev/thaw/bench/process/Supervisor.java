// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Starts processes and sees to it that none outlives the demo, however the demo ends. */
public final class Supervisor implements AutoCloseable {
    private final Set<Process> running = ConcurrentHashMap.newKeySet();
    private final Thread hook = new Thread(this::endAll, "end-processes");

    public Supervisor() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    public Process start(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        running.add(process);
        process.onExit().thenAccept(running::remove);
        return process;
    }

    private void endAll() {
        for (Process process : running) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
    }

    /** Ends what still runs. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the demo is being ended: the hook does it
            return;
        }
        endAll();
    }
}
