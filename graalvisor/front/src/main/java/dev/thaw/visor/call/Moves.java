// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.Stderr;
import dev.thaw.visor.metrics.FunctionMetrics;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.wire.Fields;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Moves hot scripts to the JVM and back, as {@link MovePolicy} says. A function's deployment stays
 * loaded in isolates; what moves its calls is a copy beside it, so that whatever becomes of the
 * JVM, isolates go on. Runs on the loop.
 */
final class Moves {
    private final FunctionTable table;
    private final Loads loads;
    private final WorkerStarter starter;
    private final Supplier<MoveSettings> settings;
    private final Recording.Kept recorded = new Recording.Kept();

    Moves(
            FunctionTable table,
            Loads loads,
            WorkerStarter starter,
            Supplier<MoveSettings> settings) {
        this.table = table;
        this.loads = loads;
        this.starter = starter;
        this.settings = settings;
    }

    /** The function has a new deployment, or is removed. */
    void changed(Function function) {
        if (function.move != null) {
            drop(function.move);
        }
        boolean movable =
                !function.removed
                        && function.current.kind() == WorkerKind.NATIVE
                        && function.current.version().manifest().source() != null
                        && function.settings().move().equals(FunctionSettings.MOVE_AUTO)
                        && starter.hasJvm();
        function.move =
                movable ? new Move(function, new MovePolicy(settings, System.nanoTime())) : null;
    }

    /** The copy in the JVM, if that is where the next call runs; with memory for it. */
    Load take(Function function) {
        Move move = function.move;
        boolean there = move != null && move.isInJvm() && loads.memory().reserve(move.load);
        return there ? move.load : null;
    }

    /** Null: the call that is about to begin is not repeated. */
    Recording recording(Function function) {
        Move move = function.move;
        boolean wanted =
                move != null
                        && move.recording == null
                        && move.load != null
                        && move.policy.wantsComparison(System.nanoTime());
        return wanted ? new Recording(move, recorded) : null;
    }

    /** The call ends so that it is not repeated. */
    void unrecorded(Call call) {
        if (call.recording != null) {
            call.recording.close();
            call.recording = null;
        }
    }

    void ended(Call call, Fields end) {
        if (!repeats(call, end)) {
            unrecorded(call);
        }
    }

    private boolean repeats(Call call, Fields end) {
        Move move = call.target().move;
        if (move == null) {
            return false;
        }
        long now = System.nanoTime();
        long cpu = end.number(":cpu-ns", 0);
        if (call.load == move.load) {
            move.policy.jvmCall(now, cpu);
        } else if (call.load.deployment == move.function.current) {
            if (comparable(move, end)) {
                step(move, move.policy.isolateCall(now, cpu));
            } else {
                move.policy.firstCall(now, cpu);
            }
        } else {
            return false;
        }
        if (call.recording == null
                || call.recording.body() == null
                || end.number(":result", -1) != 0
                || !comparable(move, end)) {
            return false;
        }
        new Repetition(this, loads, table.loop(), move, call, cpu).elsewhere(true);
        return true;
    }

    /** What makes an isolate, or a context, is not compared with what does not. */
    static boolean comparable(Move move, Fields end) {
        return end.get(":start", "").equals("pooled") || move.function.settings().idleMillis() == 0;
    }

    void differs(Move move) {
        move.function.metrics.moveDiffers();
        if (!move.saidDiffers) {
            move.saidDiffers = true;
            Stderr.say(
                    move.function.name
                            + " stays in isolates: the JVM answers the same call with another status or body");
        }
        step(move, move.policy.failed(System.nanoTime()));
    }

    void compare(Move move, boolean repeatedInJvm, long cpu, long repeatedCpu) {
        long isolates = repeatedInJvm ? cpu : repeatedCpu;
        long jvm = repeatedInJvm ? repeatedCpu : cpu;
        step(move, move.policy.compared(System.nanoTime(), isolates, jvm));
    }

    static Load currentLoad(Function function) {
        Host host = function.slot.hostIfReady();
        return host == null ? null : host.loads.get(function.current.wireName());
    }

    void step(Move move, MovePolicy.Step step) {
        switch (step) {
            case STAY -> {}
            case WARM -> begin(move);
            case SHIFT -> {
                move.shifted = true;
                move.function.metrics.moved(FunctionMetrics.TO_JVM);
                tell(move, "moves to the JVM, where calls take %.1f times less");
            }
            case BACK -> {
                if (move.shifted) {
                    move.function.metrics.moved(FunctionMetrics.TO_ISOLATES);
                    tell(move, "moves back to isolates; calls took %.1f times less in the JVM");
                }
                drop(move);
            }
        }
    }

    private static void tell(Move move, String what) {
        Stderr.say(move.function.name + " " + what.formatted(move.policy.ratio()));
    }

    private void begin(Move move) {
        Deployment copy = table.deployments().copy(move.function);
        move.copy = copy;
        starter.prepareJvm(failure -> {
            if (failure != null) {
                failed(move, copy, failure);
            } else if (move.copy == copy) {
                move.slot = table.slot(move.function, copy);
                table.warm().taken(move.slot);
                move.slot.whenReady(host -> load(move, copy, host), why -> failed(move, copy, why));
            }
        });
    }

    private void load(Move move, Deployment copy, Host host) {
        if (move.copy != copy) {
            table.closeUnused(host.slot);
            return;
        }
        loads.load(
                host,
                copy,
                failure -> {
                    Load load = host.loads.get(copy.wireName());
                    if (failure == null && move.copy == copy) {
                        move.load = load;
                        return;
                    }
                    // it goes, and so does its JVM if nobody else needs it
                    load.unwanted = true;
                    if (failure != null) {
                        failed(move, copy, failure);
                    }
                });
    }

    private void failed(Move move, Deployment copy, Failure failure) {
        if (move.copy == copy) {
            Stderr.say(move.function.name + " stays in isolates: " + failure.message());
            step(move, move.policy.failed(System.nanoTime()));
        }
    }

    /** Calls that run in the copy end there. */
    private void drop(Move move) {
        Deployment copy = move.copy;
        WorkerSlot slot = move.slot;
        Load load = move.load;
        move.copy = null;
        move.slot = null;
        move.load = null;
        move.shifted = false;
        if (load != null && load.isCallable()) {
            loads.unload(load.host, copy);
        }
        if (slot != null) {
            table.closeUnused(slot);
        }
    }

    void tick() {
        long now = System.nanoTime();
        for (Function function : table.functions()) {
            if (function.move != null) {
                step(function.move, function.move.policy.tick(now));
            }
        }
    }

    boolean uses(WorkerSlot slot) {
        return table.functions().stream().anyMatch(f -> f.move != null && f.move.slot == slot);
    }

    /** The worker has ended, or gets no more calls. */
    void gone(Host host, Set<String> culprits) {
        for (Function function : table.functions()) {
            Move move = function.move;
            if (move != null && move.load != null && move.load.host == host) {
                if (culprits.contains(move.copy.wireName())) {
                    function.metrics.crash();
                }
                step(move, move.policy.failed(System.nanoTime()));
                table.dispatcher().pump(function);
            }
        }
    }
}
