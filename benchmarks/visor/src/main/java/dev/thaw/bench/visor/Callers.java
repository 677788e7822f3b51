// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.HttpConnection;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Calls of one function, each after the one before, over connections that are kept. */
final class Callers implements AutoCloseable {
    private static final double SECOND = 1e9;

    private final List<Integer> ports;
    private final List<HttpConnection> connections = new ArrayList<>();
    private final String path;
    private final byte[] request;

    /**
     * @param ports one for each caller
     */
    Callers(List<Integer> ports, String path, byte[] request) {
        this.ports = ports;
        this.path = path;
        this.request = request;
    }

    /** Not before they call: servers close what nobody uses. */
    private void connect(int callers) throws IOException {
        while (connections.size() < callers) {
            connections.add(new HttpConnection(ports.get(connections.size())));
        }
    }

    /** By the first caller; milliseconds of each. */
    double[] calls(int number) throws IOException {
        connect(1);
        double[] millis = new double[number];
        for (int i = 0; i < number; i++) {
            millis[i] = call(connections.getFirst());
        }
        return millis;
    }

    /** By all callers at once, each at least once; milliseconds of each call. */
    double[] callsFor(double seconds) throws IOException, InterruptedException {
        connect(ports.size());
        long end = System.nanoTime() + (long) (seconds * SECOND);
        try (ExecutorService threads = Executors.newFixedThreadPool(connections.size())) {
            List<Callable<List<Double>>> tasks = new ArrayList<>();
            for (HttpConnection connection : connections) {
                tasks.add(() -> calls(connection, end));
            }
            List<Double> all = new ArrayList<>();
            for (Future<List<Double>> caller : threads.invokeAll(tasks)) {
                all.addAll(caller.get());
            }
            return all.stream().mapToDouble(Double::doubleValue).toArray();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }

    private List<Double> calls(HttpConnection connection, long end) throws IOException {
        List<Double> millis = new ArrayList<>();
        do {
            millis.add(call(connection));
        } while (System.nanoTime() < end);
        return millis;
    }

    private double call(HttpConnection connection) throws IOException {
        long begin = System.nanoTime();
        HttpConnection.Answer answer = connection.post(path, request);
        long end = System.nanoTime();
        answer.expect(200);
        return (end - begin) / 1e6;
    }

    @Override
    public void close() throws IOException {
        for (HttpConnection connection : connections) {
            connection.close();
        }
    }
}
