// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import dev.thaw.visor.Failure;
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
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Which JVMs are started before anybody calls; none of them really is. */
class WarmJvmsTest {
    private static final TenantSettings SMALL =
            new TenantSettings(3, 1 << 20, 0, 0, 0, 0, TenantSettings.DEFAULT.network());

    private final MultiThreadIoEventLoopGroup group =
            new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final EventLoop loop = group.next();
    private final Starter starter = new Starter();
    private FunctionTable table;

    @AfterEach
    void end() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    private <T> T onLoop(Callable<T> action) throws Exception {
        return loop.submit(action).get(60, TimeUnit.SECONDS);
    }

    /** Each function is its tenant's only one; the later ones were deployed later. */
    private void serve(int warmJvms, String... names) throws Exception {
        MoveSettings moves = MoveSettings.DEFAULT;
        Limits limits = new Limits(1 << 30, 1000, 1000, moves, warmJvms, 2000);
        table = onLoop(() -> new FunctionTable(loop, starter, () -> limits, (f, c, s, t) -> {}, 0));
        for (int i = 0; i < names.length; i++) {
            StoredFunction function = function(names[i], i);
            onLoop(() -> {
                table.serve(function);
                return null;
            });
        }
    }

    private static StoredFunction function(String name, long deployedMillis) {
        Manifest manifest =
                new Manifest(
                        "python",
                        null,
                        "main.py",
                        "",
                        "",
                        Map.of(),
                        "",
                        StatePart.NONE,
                        List.of(),
                        new JsonObject(),
                        Map.of());
        StoredVersion version = new StoredVersion(1, Path.of("v"), manifest, "", deployedMillis);
        return StoredFunction.first(name, name, version, FunctionSettings.DEFAULT);
    }

    /** Returns whose JVMs have been started so far. */
    private List<String> settled() throws Exception {
        return onLoop(() -> {
            table.warm().settle();
            return List.copyOf(starter.started);
        });
    }

    @Test
    void theLastThatWereDeployedHaveOneAndNoMoreAreStarted() throws Exception {
        serve(2, "a", "c", "b");
        assertEquals(List.of("b", "c"), settled());
        assertEquals(List.of("b", "c"), settled());
    }

    @Test
    void oneThatIsTakenMakesRoomForTheNext() throws Exception {
        serve(1, "a", "b");
        assertEquals(List.of("b"), settled());
        onLoop(() -> {
            table.warm().taken(table.get("b").slot);
            table.warm().taken(table.get("b").slot);
            return null;
        });
        assertEquals(1, onLoop(table::warmJvmsTaken));
        assertEquals(List.of("b", "a"), settled());
    }

    @Test
    void whereNoneAreWantedNoneAreStarted() throws Exception {
        serve(0, "a");
        assertEquals(List.of(), settled());
    }

    @Test
    void whoseMemoryHasNoRoomHasNone() throws Exception {
        starter.settings.put("b", SMALL);
        serve(1, "a", "b");
        assertEquals(List.of("a"), settled());
    }

    /** Else one that cannot start would be started for ever, and keep calls away by that. */
    @Test
    void oneThatHasEndedIsNotStartedAgainBeforeACall() throws Exception {
        serve(1, "a", "b");
        assertEquals(List.of("b"), settled());
        onLoop(() -> starter.events.getLast().gone(starter.workers.getLast(), "signal 9", false));
        assertEquals(List.of("b", "a"), settled());
        onLoop(() -> starter.events.getLast().gone(starter.workers.getLast(), "signal 9", false));
        assertEquals(List.of("b", "a"), settled());
        assertEquals(null, onLoop(() -> table.get("b").slot.failing()));
    }

    @Test
    void aServerThatEndsStartsNone() throws Exception {
        serve(1, "a");
        onLoop(() -> {
            table.dispatcher().drain(() -> {});
            return null;
        });
        assertEquals(List.of(), settled());
    }

    /** Workers that never come. */
    private final class Starter implements WorkerStarter {
        private final List<String> started = new ArrayList<>();
        private final List<Worker> workers = new ArrayList<>();
        private final List<Worker.Events> events = new ArrayList<>();
        private final Map<String, TenantSettings> settings = new TreeMap<>();

        @Override
        public TenantSettings settings(String tenant) {
            return settings.getOrDefault(tenant, TenantSettings.DEFAULT);
        }

        @Override
        public Fields configuration(String tenant, String f, TenantSettings s, WorkerKind kind) {
            assertEquals(WorkerKind.JVM, kind);
            started.add(tenant);
            return new Fields();
        }

        @Override
        public Worker create(Fields configuration, Worker.Events of) {
            events.add(of);
            workers.add(new Worker(loop, null, configuration, of));
            return workers.getLast();
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
            return WorkerKind.JVM;
        }

        @Override
        public Supplier<Map<String, String>> secrets(String tenant, FunctionSettings settings) {
            return Map::of;
        }

        @Override
        public boolean hasJvm() {
            return true;
        }

        @Override
        public boolean hasRoomForSpare(TenantSettings of) {
            return of != SMALL;
        }

        @Override
        public void prepareJvm(Consumer<Failure> whenDone) {
            whenDone.accept(null);
        }
    }
}
