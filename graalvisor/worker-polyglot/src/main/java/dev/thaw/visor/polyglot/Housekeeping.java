// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** What is not a call: idle contexts go, and calls that are over a limit are ended. */
final class Housekeeping {
    private static final int WATCH_MILLIS = 20;
    private static final int EVICT_MILLIS = 500;
    private static final int HANGING_SECONDS = 3;

    private final Connection connection;
    private final int loadSeconds;
    private final Map<ScriptCall, ScriptFunction> calls = new ConcurrentHashMap<>();
    private final ThreadFactory daemons =
            Thread.ofPlatform().name("housekeeping").daemon().factory();
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1, daemons);
    private final ExecutorService workers = Executors.newCachedThreadPool(daemons);
    private final HeapPressure heap = new HeapPressure();

    Housekeeping(Connection connection, Collection<ScriptFunction> functions, int loadSeconds) {
        this.connection = connection;
        this.loadSeconds = loadSeconds;
        clock.scheduleWithFixedDelay(
                () -> {
                    functions.forEach(ScriptFunction::evictOld);
                    if (heap.hasGrown()) {
                        heap.collect();
                    }
                },
                EVICT_MILLIS,
                EVICT_MILLIS,
                TimeUnit.MILLISECONDS);
        clock.scheduleWithFixedDelay(
                this::watch, WATCH_MILLIS, WATCH_MILLIS, TimeUnit.MILLISECONDS);
    }

    void stop() {
        clock.shutdownNow();
        workers.shutdownNow();
    }

    /** What takes longer than the thread that reads may take. */
    void run(Runnable task) {
        workers.execute(task);
    }

    /** A script that is being evaluated has so long. */
    void limit(Slot slot) {
        clock.schedule(() -> workers.execute(slot::stopLoading), loadSeconds, TimeUnit.SECONDS);
    }

    void began(ScriptCall call, ScriptFunction function) {
        calls.put(call, function);
    }

    void ended(ScriptCall call) {
        calls.remove(call);
    }

    /** Ends a call from outside: its context is closed, which waits until it has left it. */
    void stop(ScriptCall call, ScriptCall.Stop why) {
        Slot slot = call.stop(why);
        if (slot == null) {
            return;
        }
        ScheduledFuture<?> hanging =
                clock.schedule(() -> tellHanging(slot), HANGING_SECONDS, TimeUnit.SECONDS);
        workers.execute(() -> {
            slot.cancel();
            hanging.cancel(false);
            if (why == ScriptCall.Stop.MEMORY) {
                heap.collect();
            }
        });
    }

    private void tellHanging(Slot slot) {
        Fields fields =
                new Fields()
                        .add(":type", "hanging")
                        .add(":function", slot.functionName())
                        .add(":message", "a call has not ended for " + HANGING_SECONDS + " s");
        connection.send(Frame.of(Frame.Kind.FAILED, 0, fields));
    }

    private void watch() {
        boolean full = heap.isHigh();
        ScriptCall largest = null;
        long most = -1;
        for (Map.Entry<ScriptCall, ScriptFunction> entry : calls.entrySet()) {
            ScriptCall call = entry.getKey();
            long cpu = TimeUnit.MILLISECONDS.toNanos(entry.getValue().cpuLimitMillis());
            if (cpu > 0 && call.cpuNanos() > cpu) {
                stop(call, ScriptCall.Stop.CPU);
                continue;
            }
            long limit = entry.getValue().allocationLimit();
            if (!full && limit == 0) {
                continue;
            }
            long allocated = call.allocated();
            if (limit > 0 && allocated > limit) {
                stop(call, ScriptCall.Stop.ALLOCATION);
            } else if (allocated > most) {
                most = allocated;
                largest = call;
            }
        }
        if (full && largest != null) {
            heap.acted();
            stop(largest, ScriptCall.Stop.MEMORY);
        }
    }
}
