// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.matrix;

import dev.thaw.sd.Serializer;
import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.graph.GraphComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Runs one case with one serializer: in this process, after a collection, when the serializer has
 * let go of the objects, and in another process or isolate. Each runs in a thread of its own, as
 * libraries overflow stacks and do not end.
 */
public final class CaseRunner {
    private static final long SECONDS = 60;

    private CaseRunner() {}

    private interface Step {
        Outcome run() throws Exception;
    }

    /**
     * Serializes the graph and deserializes it here.
     *
     * @param data where the serialized data goes, for {@link #load}
     * @param meanwhile runs while the graph is here and the data is kept
     */
    public static Outcome roundTrip(Serializer serializer, Case c, Path data, Runnable meanwhile)
            throws Exception {
        Object original = c.make();
        try {
            return limited(() -> roundTrip(serializer, c, original, data, meanwhile));
        } finally {
            if (c.refusable()) {
                Cases.release(original);
            }
        }
    }

    private static Outcome roundTrip(
            Serializer serializer, Case c, Object original, Path data, Runnable meanwhile)
            throws Exception {
        Class<?> type = original.getClass();
        Object prepared;
        try {
            serializer.register(type);
            Object serialized = serializer.serialize(serializer.preSerialize(original));
            prepared = serializer.preDeserialize(type, serialized);
        } catch (Exception e) {
            return c.refusable() ? Outcome.pass(e) : Outcome.refused(e);
        }
        if (c.refusable()) {
            return Outcome.wrong("was not refused");
        }
        keep(prepared, data);
        Object copy = serializer.deserialize(type, prepared instanceof Path ? data : prepared);
        meanwhile.run();
        Outcome outcome = compare("", original, copy);
        if (outcome == Outcome.PASS) {
            System.gc();
            outcome = compare("after a collection: ", original, copy);
        }
        serializer.flush();
        if (outcome == Outcome.PASS) {
            outcome = compare("when it was let go: ", original, copy);
        }
        return outcome == Outcome.PASS
                ? compare("the original was changed: ", c.make(), original)
                : outcome;
    }

    private static void keep(Object prepared, Path data) throws IOException {
        if (prepared instanceof Path file) {
            Files.move(file, data, StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.write(data, (byte[]) prepared);
        }
    }

    /** Deserializes what another process has stored. */
    public static Outcome load(Serializer serializer, Case c, Path data) throws Exception {
        Object expected = c.make();
        return limited(() -> {
            Class<?> type = expected.getClass();
            serializer.register(type);
            Object source = serializer.readsFiles() ? data : Files.readAllBytes(data);
            Object copy = serializer.deserialize(type, source);
            Outcome outcome = compare("in another process or isolate: ", expected, copy);
            serializer.flush();
            return outcome;
        });
    }

    private static Outcome compare(String when, Object original, Object copy) {
        String difference = GraphComparison.firstDifference(original, copy);
        return difference == null ? Outcome.PASS : Outcome.wrong(when + difference);
    }

    private static Outcome limited(Step step) throws InterruptedException {
        Callable<Outcome> callable = step::run;
        FutureTask<Outcome> task = new FutureTask<>(callable);
        Thread.ofPlatform().daemon().start(task);
        try {
            return task.get(SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return Outcome.wrong("no result after %d s".formatted(SECONDS));
        } catch (ExecutionException e) {
            return Outcome.wrong(Outcome.describe(e.getCause()));
        }
    }
}
