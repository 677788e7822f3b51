// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.RealWorker;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Holds the socket that servers pass on, as systemd does, and starts them. */
final class Holder implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 120;

    private final Process process;
    private final OutputStream in;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final List<ProcessHandle> servers = new ArrayList<>();
    private final int port;

    private Holder(Process process) throws InterruptedException {
        this.process = process;
        this.in = process.getOutputStream();
        Thread.ofPlatform().daemon().start(this::read);
        port = Integer.parseInt(next("holds "));
    }

    /**
     * @param errors gets what the servers say
     */
    static Holder of(Path directory, List<String> server, Path errors) throws Exception {
        Path program = directory.resolve("holder");
        RealWorker.program(program, Path.of("src/test/c/holder.c"));
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(server);
        return new Holder(
                new ProcessBuilder(command)
                        .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
                        .start());
    }

    private void read() {
        process.inputReader().lines().forEach(lines::add);
    }

    /** What follows that in the next line. */
    private String next(String begin) throws InterruptedException {
        String line = lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertTrue(line != null && line.startsWith(begin), begin + "is not said, but " + line);
        return line.substring(begin.length());
    }

    int port() {
        return port;
    }

    /** A server that has the socket; it may have to wait for the one before. */
    ProcessHandle start() throws Exception {
        return start("start\n");
    }

    /**
     * @param line "3" in it: as descriptor 3 only
     */
    ProcessHandle start(String line) throws IOException, InterruptedException {
        in.write(line.getBytes(StandardCharsets.UTF_8));
        in.flush();
        long pid = Long.parseLong(next("started "));
        ProcessHandle server = ProcessHandle.of(pid).orElseThrow();
        servers.add(server);
        return server;
    }

    /** The server that was started last serves. */
    void awaitReady() throws InterruptedException {
        String said = next("thaw visor: http://127.0.0.1:");
        assertEquals("" + port, said.substring(0, said.indexOf(' ')));
    }

    @Override
    public void close() {
        process.destroyForcibly();
        servers.forEach(ProcessHandle::destroyForcibly);
    }
}
