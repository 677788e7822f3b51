// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Stderr;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.confine.Confinement;
import dev.thaw.visor.http.HttpServer;
import dev.thaw.visor.log.FunctionLogs;
import dev.thaw.visor.worker.WorkerListener;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The end of a server: calls end, then workers, and nothing of it is left. */
record ServerEnd(
        long drainMillis,
        EventLoop loop,
        EventLoopGroup group,
        HttpServer http,
        ManagementServers management,
        WorkerListener listener,
        FunctionTable table,
        Languages languages,
        ExecutorService threads,
        FunctionLogs logs,
        Confinement confinement,
        FileChannel lock) {
    private static final int END_SECONDS = 3;

    /** For clients to send the call that they were about to send, and to be told of the end. */
    private static final long LAST_CALLS_MILLIS = 1000;

    /**
     * Returns when all is done.
     *
     * @param toNext another server has the socket too, or will have it, and the data
     */
    void run(boolean toNext) {
        try {
            if (toNext) {
                passOn();
            }
            drain();
            endWorkers();
            onLoop(() -> {
                http.close();
                management.close();
                listener.close();
                return null;
            });
            languages.close();
            threads.shutdownNow();
            logs.close();
            confinement.close();
            group.shutdownGracefully(0, 1, TimeUnit.SECONDS).await();
            if (lock.isOpen()) {
                management.deleteSocket();
            }
            lock.close();
        } catch (IOException e) {
            Stderr.say(e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Whoever connects waits for the next server. Connections that are here make one more call, and
     * are told to close with its answer. Then the data is free, while the calls that run go on.
     */
    private void passOn() throws IOException, InterruptedException {
        onLoop(() -> {
            http.passOn();
            return null;
        });
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(LAST_CALLS_MILLIS);
        while (onLoop(http::waiting) > 0 && System.nanoTime() < until) {
            Thread.sleep(5);
        }
        onLoop(() -> {
            management.close();
            return null;
        });
        languages.close();
        threads.shutdownNow();
        // else a change may still be written
        if (threads.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
            lock.close();
        }
    }

    /** Calls end, and their answers leave. */
    private void drain() throws IOException, InterruptedException {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(drainMillis);
        CompletableFuture<Void> drained = new CompletableFuture<>();
        loop.execute(() -> {
            table.dispatcher().drain(() -> drained.complete(null));
            http.closeIdle();
        });
        try {
            drained.get(drainMillis, TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException e) {
            Stderr.say("some calls did not end in time");
        }
        while (onLoop(http::unsent) > 0 && System.nanoTime() < until) {
            Thread.sleep(5);
        }
    }

    private void endWorkers() throws IOException, InterruptedException {
        onLoop(() -> {
            http.stopListening();
            table.close();
            return null;
        });
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(END_SECONDS);
        while (!onLoop(table::workersGone) && System.nanoTime() < until) {
            Thread.sleep(5);
        }
    }

    private <T> T onLoop(Callable<T> action) throws IOException, InterruptedException {
        try {
            return loop.submit(action).get();
        } catch (ExecutionException e) {
            throw new IOException(e.getCause());
        }
    }
}
