// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import io.netty.channel.EventLoop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;

/**
 * What workers have in memory, as the kernel says. Read beside the loop: the kernel may let the
 * reader wait for the process.
 */
final class ResidentMemory {
    private static final String FIELD = "VmRSS:";

    private final EventLoop loop;
    private boolean reading;

    ResidentMemory(EventLoop loop) {
        this.loop = loop;
    }

    /** Of these, soon; no second time while it waits. On the loop. */
    void read(List<Host> hosts) {
        if (reading || hosts.isEmpty()) {
            return;
        }
        reading = true;
        Map<Host, Long> pids = new HashMap<>();
        hosts.forEach(host -> pids.put(host, host.worker.pid()));
        Thread.ofPlatform()
                .daemon()
                .name("memory of workers")
                .start(() -> {
                    Map<Host, Long> bytes = new HashMap<>();
                    pids.forEach((host, pid) -> bytes.put(host, of(pid)));
                    try {
                        loop.execute(() -> {
                            reading = false;
                            bytes.forEach((host, resident) -> host.residentBytes = resident);
                        });
                    } catch (RejectedExecutionException e) {
                        // the front has ended meanwhile
                    }
                });
    }

    /** 0: it has gone. */
    private static long of(long pid) {
        try {
            return Files.readAllLines(Path.of("/proc", "" + pid, "status")).stream()
                    .filter(line -> line.startsWith(FIELD))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
                    .findFirst()
                    .orElse(0);
        } catch (IOException e) {
            return 0;
        }
    }
}
