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

/** What is not a call: idle places go, and calls that are over a limit are ended. */
final class Housekeeping {
    private static final int WATCH_MILLIS = 20;
    private static final int EVICT_MILLIS = 500;
    private static final int HANGING_SECONDS = 3;

    private final Connection connection;
    private final int loadSeconds;
    private final Map<Invocation, LoadedFunction> calls = new ConcurrentHashMap<>();
    private final ThreadFactory daemons =
            Thread.ofPlatform().name("housekeeping").daemon().factory();
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(1, daemons);
    private final ExecutorService workers = Executors.newCachedThreadPool(daemons);
    private final HeapPressure heap;

    Housekeeping(
            Connection connection,
            Collection<LoadedFunction> functions,
            int loadSeconds,
            HeapPressure heap) {
        this.connection = connection;
        this.loadSeconds = loadSeconds;
        this.heap = heap;
        each(
                EVICT_MILLIS,
                () -> {
                    functions.forEach(LoadedFunction::evictOld);
                    if (heap.hasGrown()) {
                        heap.collect();
                    }
                });
        each(WATCH_MILLIS, this::watch);
    }

    /** The clock would drop a task that throws, for good. */
    private void each(int millis, Runnable task) {
        Runnable tick =
                () -> {
                    try {
                        task.run();
                    } catch (RuntimeException | Error e) {
                        // as a rule there was no memory, not even for words; the next one tries
                        // again
                    }
                };
        clock.scheduleWithFixedDelay(tick, millis, millis, TimeUnit.MILLISECONDS);
    }

    void stop() {
        clock.shutdownNow();
        workers.shutdownNow();
    }

    /** What takes longer than the thread that reads may take. */
    void run(Runnable task) {
        workers.execute(task);
    }

    /** A function that is being made ready has so long. */
    void limit(Slot slot) {
        clock.schedule(
                () -> workers.execute(() -> stopLoading(slot)), loadSeconds, TimeUnit.SECONDS);
    }

    private void stopLoading(Slot slot) {
        ScheduledFuture<?> hanging =
                clock.schedule(() -> tellHanging(slot), HANGING_SECONDS, TimeUnit.SECONDS);
        slot.stopLoading();
        hanging.cancel(false);
    }

    void began(Invocation call, LoadedFunction function) {
        calls.put(call, function);
    }

    void ended(Invocation call) {
        calls.remove(call);
    }

    /** Ends a call from outside, and waits until it has left its place. */
    void stop(Invocation call, Invocation.Stop why) {
        Slot slot = call.stop(why);
        if (slot == null) {
            return;
        }
        ScheduledFuture<?> hanging =
                clock.schedule(() -> tellHanging(slot), HANGING_SECONDS, TimeUnit.SECONDS);
        workers.execute(() -> {
            slot.cancel();
            hanging.cancel(false);
            if (why == Invocation.Stop.MEMORY) {
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
        Invocation largest = null;
        long most = -1;
        for (Map.Entry<Invocation, LoadedFunction> entry : calls.entrySet()) {
            Invocation call = entry.getKey();
            long cpu = TimeUnit.MILLISECONDS.toNanos(entry.getValue().cpuLimitMillis());
            if (cpu > 0 && call.cpuNanos() > cpu) {
                stop(call, Invocation.Stop.CPU);
                continue;
            }
            long limit = entry.getValue().allocationLimit();
            if (!full && limit == 0) {
                continue;
            }
            long allocated = call.allocated();
            if (limit > 0 && allocated > limit) {
                stop(call, Invocation.Stop.ALLOCATION);
            } else if (allocated > most) {
                most = allocated;
                largest = call;
            }
        }
        if (full && largest != null) {
            heap.acted();
            stop(largest, Invocation.Stop.MEMORY);
        }
    }
}
