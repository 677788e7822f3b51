// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.RealWorker;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * Goes on for long, and looks for growth: memory, mappings, descriptors, threads. {@code
 * -Dit.soak=true}; {@code -Dit.soak.cycles} and {@code -Dit.soak.calls} make it shorter.
 */
@EnabledIfSystemProperty(named = "it.soak", matches = "true")
class SoakIT {
    private static final int CYCLES = Integer.getInteger("it.soak.cycles", 10_000);
    private static final int CALLS = Integer.getInteger("it.soak.calls", 1_000_000);
    private static final int CONNECTIONS = 8;
    private static final int PIPELINED = 50;

    @TempDir private Path directory;
    private TestServer server;
    private Client client;
    private byte[] function;

    @BeforeEach
    void start() throws Exception {
        function = RealWorker.functionFile(directory, "functions.c");
        server = RealWorker.start(directory, "auto", "none");
        client = server.client();
    }

    @AfterEach
    void end() {
        server.close();
    }

    /** What a process has; the front's heap is a JVM's, so its memory says nothing here. */
    private record Size(long kib, long mappings, long descriptors, long threads) {
        static Size of(long pid) throws IOException {
            Path proc = Path.of("/proc/" + pid);
            long[] numbers = new long[2];
            for (String line : Files.readAllLines(proc.resolve("status"))) {
                if (line.startsWith("RssAnon:")) {
                    numbers[0] = Long.parseLong(line.replaceAll("\\D", ""));
                } else if (line.startsWith("Threads:")) {
                    numbers[1] = Long.parseLong(line.replaceAll("\\D", ""));
                }
            }
            try (Stream<String> maps = Files.lines(proc.resolve("maps"));
                    Stream<Path> descriptors = Files.list(proc.resolve("fd"))) {
                return new Size(numbers[0], maps.count(), descriptors.count(), numbers[1]);
            }
        }

        void holds(Size later, String what) {
            String both = what + ": " + this + ", then " + later;
            System.err.println(both);
            assertTrue(later.kib <= kib + 2048, both);
            assertTrue(later.mappings <= mappings + 16, both);
            assertTrue(later.descriptors <= descriptors + 16, both);
            assertTrue(later.threads <= threads + 16, both);
        }
    }

    /** Descriptors and threads of this process, the front. */
    private static Size front() throws IOException {
        Size size = Size.of(ProcessHandle.current().pid());
        return new Size(0, 0, size.descriptors, size.threads);
    }

    private void deploy(String name) throws IOException {
        Client.Managed answer = client.deploy(name, function);
        assertEquals(200, answer.status(), answer.body());
    }

    @Test
    void deployAndRemoveWithoutGrowth() throws Exception {
        // so that there is one worker from the beginning to the end
        deploy("kept");
        client.get("/kept/hello");
        long pid = client.pid("default");
        Size worker = null;
        Size front = null;
        for (int i = 0; i < CYCLES; i++) {
            if (i == CYCLES / 10) {
                worker = Size.of(pid);
                front = front();
            }
            deploy("cycle");
            assertEquals("Hello, x", client.post("/cycle/hello", "x").body());
            assertEquals(200, client.manage("DELETE", "/functions/cycle").status());
        }
        assertEquals(pid, client.pid("default"));
        worker.holds(Size.of(pid), "worker, " + CYCLES + " cycles");
        front.holds(front(), "front, " + CYCLES + " cycles");
        for (String empty : List.of("staging", "trash")) {
            try (Stream<Path> files = Files.list(directory.resolve("data").resolve(empty))) {
                assertEquals(0, files.count(), empty);
            }
        }
    }

    @Test
    void callsWithoutGrowth() throws Exception {
        deploy("f");
        calls(CALLS / 10);
        long pid = client.pid("default");
        Size worker = Size.of(pid);
        Size front = front();
        calls(CALLS - CALLS / 10);
        assertEquals(pid, client.pid("default"));
        worker.holds(Size.of(pid), "worker, " + CALLS + " calls");
        front.holds(front(), "front, " + CALLS + " calls");
    }

    private void calls(int count) {
        List<CompletableFuture<Void>> callers = new ArrayList<>();
        for (int i = 0; i < CONNECTIONS; i++) {
            callers.add(Beside.run(() -> callOften(count / CONNECTIONS)));
        }
        callers.forEach(CompletableFuture::join);
    }

    /** Many requests in one write; each answer must be whole and right. */
    private void callOften(int count) throws IOException {
        String request = "POST /f/hello HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n\r\nx";
        try (Socket socket = new Socket("127.0.0.1", server.port())) {
            socket.setSoTimeout(60_000);
            InputStream in = socket.getInputStream();
            for (int sent = 0; sent < count; sent += PIPELINED) {
                byte[] requests = request.repeat(PIPELINED).getBytes(StandardCharsets.UTF_8);
                socket.getOutputStream().write(requests);
                StringBuilder answers = new StringBuilder();
                byte[] buffer = new byte[64 << 10];
                while (answers.toString().split("Hello, x", -1).length <= PIPELINED) {
                    int length = in.read(buffer);
                    assertTrue(length > 0, "the connection ended after " + answers);
                    answers.append(new String(buffer, 0, length, StandardCharsets.UTF_8));
                }
                String[] wrong = answers.toString().split("HTTP/1.1 200 OK", -1);
                assertEquals(PIPELINED + 1, wrong.length, answers.toString());
            }
        }
    }
}
