// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Started;
import dev.thaw.bench.visor.VisorServer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** A process for each call at a time, kept for the next one of the same function for a while. */
final class ProcessPlatform implements Platform {
    private static final Duration START = Duration.ofSeconds(60);
    private static final long REAP_MILLIS = 500;

    private final List<String> command;
    private final Path errors;
    private final long keepAliveNanos;
    private final Map<Integer, Deque<Kept>> idle = new HashMap<>();
    private final List<Started> all = new ArrayList<>();
    private final Thread reaper;
    private boolean closed;

    private record Kept(Started process, HttpConnection connection, long since) {}

    /**
     * @param command of a server that prints its address
     */
    ProcessPlatform(List<String> command, Path errors, long keepAliveMillis) {
        this.command = command;
        this.errors = errors;
        keepAliveNanos = TimeUnit.MILLISECONDS.toNanos(keepAliveMillis);
        reaper = Thread.ofVirtual().start(this::reap);
    }

    @Override
    public void call(int function, String request) throws IOException {
        Kept kept = take(function);
        boolean answered = false;
        try {
            kept.connection.post("/", request).expect(200);
            answered = true;
        } finally {
            if (answered) {
                give(function, kept);
            } else {
                end(kept);
            }
        }
    }

    private Kept take(int function) throws IOException {
        synchronized (this) {
            Deque<Kept> those = idle.get(function);
            if (those != null && !those.isEmpty()) {
                return those.pollFirst();
            }
        }
        Started process = Started.start(command, Map.of(), errors);
        synchronized (this) {
            all.add(process);
        }
        try {
            int port = VisorServer.port(process.line(START));
            return new Kept(process, new HttpConnection(port), 0);
        } catch (IOException e) {
            forget(process);
            throw e;
        }
    }

    private synchronized void give(int function, Kept kept) {
        idle.computeIfAbsent(function, f -> new ArrayDeque<>())
                .addFirst(new Kept(kept.process, kept.connection, System.nanoTime()));
    }

    private void end(Kept kept) throws IOException {
        kept.connection.close();
        forget(kept.process);
    }

    private void forget(Started process) {
        synchronized (this) {
            all.remove(process);
        }
        process.close();
    }

    private void reap() {
        try {
            while (true) {
                Thread.sleep(REAP_MILLIS);
                List<Kept> old = new ArrayList<>();
                synchronized (this) {
                    if (closed) {
                        return;
                    }
                    long now = System.nanoTime();
                    for (Deque<Kept> those : idle.values()) {
                        while (!those.isEmpty() && now - those.peekLast().since > keepAliveNanos) {
                            old.add(those.pollLast());
                        }
                    }
                }
                for (Kept kept : old) {
                    end(kept);
                }
            }
        } catch (InterruptedException | IOException e) {
            // the platform is closed
        }
    }

    @Override
    public synchronized List<Long> pids() {
        return all.stream().filter(Started::isAlive).map(Started::pid).toList();
    }

    @Override
    public void close() {
        List<Started> left;
        synchronized (this) {
            closed = true;
            left = List.copyOf(all);
        }
        reaper.interrupt();
        left.forEach(Started::close);
    }
}
