// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Clients that call without a pause, by both versions of HTTP, over connections that they keep. By
 * POST, as a client may not send that again when a connection ends.
 */
final class Callers implements AutoCloseable {
    private static final int CLIENTS = 4;
    private static final int MORE = 50;

    private final URI uri;
    private final AtomicLong answers = new AtomicLong();
    private final Queue<String> failures = new ConcurrentLinkedQueue<>();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean ended;

    Callers(URI uri) {
        this.uri = uri;
        for (int i = 0; i < CLIENTS; i++) {
            HttpClient.Version version =
                    i == 0 ? HttpClient.Version.HTTP_2 : HttpClient.Version.HTTP_1_1;
            threads.add(Thread.ofPlatform().start(() -> call(version)));
        }
    }

    private void call(HttpClient.Version version) {
        try (HttpClient http = HttpClient.newBuilder().version(version).build()) {
            while (!ended) {
                try {
                    HttpRequest.Builder request =
                            HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(60));
                    var answer =
                            http.send(
                                    request.POST(BodyPublishers.ofString("x")).build(),
                                    BodyHandlers.ofString());
                    if (answer.statusCode() == 200) {
                        answers.incrementAndGet();
                    } else {
                        failures.add(version + ": " + answer.statusCode() + " " + answer.body());
                    }
                } catch (Exception e) {
                    failures.add(version + ": " + e);
                }
            }
        }
    }

    /** Some more of each are answered, or one has failed. */
    void awaitMore() throws InterruptedException {
        long enough = answers.get() + (long) CLIENTS * MORE;
        long until = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (answers.get() < enough && failures.isEmpty()) {
            if (System.nanoTime() > until) {
                throw new AssertionError("no answers any more");
            }
            Thread.sleep(5);
        }
    }

    List<String> failures() {
        return List.copyOf(failures);
    }

    @Override
    public void close() {
        ended = true;
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
