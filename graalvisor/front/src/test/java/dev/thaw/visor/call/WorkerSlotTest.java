// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Who waits for a worker is told, whatever becomes of its place; no worker really starts. */
class WorkerSlotTest {
    private final MultiThreadIoEventLoopGroup group =
            new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final EventLoop loop = group.next();
    private final Workers workers = new Workers();
    private final List<String> told = new ArrayList<>();
    private final WorkerSlot slot =
            new WorkerSlot(
                    new Tenant("t", TenantSettings.DEFAULT),
                    null,
                    WorkerKind.JVM,
                    loop,
                    workers,
                    () -> 1000);

    @AfterEach
    void end() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    /** Without a pause, so that nothing that is due later comes between. */
    private List<String> onLoop(Runnable action) throws Exception {
        Callable<List<String>> toldThen =
                () -> {
                    action.run();
                    return List.copyOf(told);
                };
        return loop.submit(toldThen).get(60, TimeUnit.SECONDS);
    }

    private void await() {
        slot.whenReady(host -> told.add("ready"), failure -> told.add(failure.type()));
    }

    @Test
    void whoWaitsForAStartThatIsDueIsToldWhenItIsClosed() throws Exception {
        assertEquals(
                List.of("worker-lost"),
                onLoop(() -> {
                    for (int i = 0; i < 2; i++) {
                        await();
                        workers.events.getLast().gone(null, "signal 9", false);
                    }
                    told.clear();
                    await();
                    assertEquals(List.of(), told);
                    slot.close(0);
                }));
        assertEquals(2, workers.events.size(), "the third was to start later");
    }

    @Test
    void whoComesWhenItIsClosedIsToldSo() throws Exception {
        assertEquals(
                List.of("worker-lost"),
                onLoop(() -> {
                    slot.close(0);
                    await();
                }));
        assertEquals(List.of(), workers.events);
    }

    /** It says so of each isolate, and later of what is left. */
    @Test
    void aWorkerThatHangsIsReplacedOnceHoweverOftenItSaysSo() throws Exception {
        assertEquals(
                List.of("f@1 hangs"),
                onLoop(() -> {
                    await();
                    for (int i = 0; i < 100; i++) {
                        workers.events.getFirst().hanging(null, "f@1", "an isolate");
                    }
                }));
        assertEquals(2, workers.events.size());
    }

    @Test
    void oneThatHangsAsTheOneBeforeIsReplacedLater() throws Exception {
        assertEquals(
                List.of("f@1 hangs", "g@1 hangs"),
                onLoop(() -> {
                    await();
                    workers.events.getLast().hanging(null, "f@1", "an isolate");
                    workers.events.getLast().hanging(null, "g@1", "an isolate");
                    assertEquals(2, workers.events.size(), "the third is to start later");
                }));
        Await.until(() -> onLoop(() -> {}).size() == 2 && workers.events.size() == 3);
    }

    private final class Workers implements WorkerSlot.Environment {
        private final List<Worker.Events> events = new ArrayList<>();

        @Override
        public Worker newWorker(WorkerSlot of, Worker.Events its) {
            events.add(its);
            return new Worker(loop, null, new Fields(), its);
        }

        @Override
        public void start(Worker worker, WorkerSlot of) {
            // it is on its way
        }

        @Override
        public void ready(WorkerSlot of) {
            throw new AssertionError("none is ever ready");
        }

        @Override
        public void hanging(Host host, String function) {
            told.add(function + " hangs");
            slot.retire(host, "it hangs");
        }

        @Override
        public void outdated(Host host) {
            throw new AssertionError("none has a library");
        }

        @Override
        public void gone(Host host, Set<String> culprits, boolean asked) {
            // nobody calls
        }
    }
}
