// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import dev.thaw.visor.Failure;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.StatePart;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.StoredVersion;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Functions as they come, with settings of their tenant that change meanwhile. */
class FunctionTableTest {
    private static final TenantSettings FEW =
            new TenantSettings(3, 0, 0, 0, 0, 0, TenantSettings.DEFAULT.network());

    private final MultiThreadIoEventLoopGroup group =
            new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final EventLoop loop = group.next();
    private final StoredSettings stored = new StoredSettings();
    private FunctionTable table;

    @BeforeEach
    void make() throws Exception {
        Limits limits =
                new Limits(1 << 30, 1000, 1000, new MoveSettings(1, 1000, 1000, 1000), 0, 2000);
        table = onLoop(() -> new FunctionTable(loop, stored, () -> limits, (f, c, s, t) -> {}, 0));
    }

    @AfterEach
    void end() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    private <T> T onLoop(Callable<T> action) throws Exception {
        return loop.submit(action).get(60, TimeUnit.SECONDS);
    }

    private static StoredFunction function() {
        Manifest manifest =
                new Manifest(
                        "java",
                        "lib.so",
                        null,
                        "Hello",
                        "",
                        Map.of(),
                        "",
                        StatePart.NONE,
                        List.of(),
                        new JsonObject(),
                        Map.of());
        StoredVersion version = new StoredVersion(1, Path.of("v"), manifest, "", 0);
        return StoredFunction.first("f", "new", version, FunctionSettings.DEFAULT);
    }

    /** The tenant is not in the table until its first function is: then nobody can be told. */
    @Test
    void limitsThatChangeWhileATenantsFirstFunctionIsDeployedHold() throws Exception {
        StoredFunction first = function();
        Deployment next = onLoop(() -> table.deployments().of(first, first.currentVersion()));
        CompletableFuture<Failure> prepared = new CompletableFuture<>();
        loop.execute(() -> table.preparations().prepare(first, next, prepared::complete));
        assertEquals(null, prepared.get(60, TimeUnit.SECONDS));
        stored.settings = FEW;
        onLoop(() -> {
            table.setTenant("new", FEW);
            table.activate(first, next);
            return null;
        });
        assertEquals(FEW, onLoop(() -> table.get("f").tenant.settings));
        onLoop(() -> {
            table.setTenant("new", TenantSettings.DEFAULT);
            return null;
        });
        assertEquals(TenantSettings.DEFAULT, onLoop(() -> table.get("f").tenant.settings));
    }

    /** Somebody counts on it, though no function is served from there yet. */
    @Test
    void whatIsPreparedKeepsItsPlaceUntilItIsWithdrawn() throws Exception {
        stored.kind = WorkerKind.JVM;
        StoredFunction first = function();
        Deployment next = onLoop(() -> table.deployments().of(first, first.currentVersion()));
        CompletableFuture<Failure> prepared = new CompletableFuture<>();
        assertEquals(
                1,
                onLoop(() -> {
                    table.preparations().prepare(first, next, prepared::complete);
                    stored.workers.getLast().gone(null, "signal 9", false);
                    table.slots().forEach(table::closeUnused);
                    return table.slots().size();
                }));
        assertEquals("worker-lost", prepared.get(60, TimeUnit.SECONDS).type());
        assertEquals(
                0,
                onLoop(() -> {
                    table.preparations().withdraw(next);
                    return table.slots().size();
                }));
    }

    /** Its calls would cost one worker after the other. */
    @Test
    void aFunctionThatHangsAgainAndAgainGetsNoCalls() throws Exception {
        StoredFunction first = function();
        onLoop(() -> {
            table.activate(first, table.deployments().of(first, first.currentVersion()));
            return table.get("f").slot.host();
        });
        for (int i = 1; i <= Breaker.CRASHES; i++) {
            int workers = i;
            Await.until(() -> onLoop(stored.workers::size) == workers);
            long closed =
                    onLoop(() -> {
                        stored.workers.getLast().hanging(null, "f@1", "an isolate");
                        stored.workers.getLast().hanging(null, "f@1", "another one");
                        return table.get("f").breaker.closedInNanos(System.nanoTime());
                    });
            assertEquals(i == Breaker.CRASHES, closed > 0, "hung " + i + " times");
        }
    }

    /** Workers never get ready. */
    private final class StoredSettings implements WorkerStarter {
        private final List<Worker.Events> workers = new ArrayList<>();
        private volatile TenantSettings settings = TenantSettings.DEFAULT;
        private volatile WorkerKind kind = WorkerKind.NATIVE;

        @Override
        public TenantSettings settings(String tenant) {
            return settings;
        }

        @Override
        public Fields configuration(String t, String f, TenantSettings s, WorkerKind k) {
            return new Fields();
        }

        @Override
        public Worker create(Fields configuration, Worker.Events events) {
            workers.add(events);
            return new Worker(loop, null, configuration, events);
        }

        @Override
        public void start(Worker worker, String name) {
            // it is on its way
        }

        @Override
        public Path library(Manifest manifest, FunctionSettings settings) {
            return null;
        }

        @Override
        public WorkerKind kind(Manifest manifest, FunctionSettings settings) {
            return kind;
        }

        @Override
        public Supplier<Map<String, String>> secrets(String tenant, FunctionSettings settings) {
            return Map::of;
        }

        @Override
        public boolean hasJvm() {
            return false;
        }

        @Override
        public boolean hasRoomForSpare(TenantSettings settings) {
            return true;
        }

        @Override
        public void prepareJvm(Consumer<Failure> whenDone) {
            throw new AssertionError("no JVM is needed");
        }
    }
}
