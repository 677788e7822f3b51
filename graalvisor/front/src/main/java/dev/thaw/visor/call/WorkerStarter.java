// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Makes workers. */
public interface WorkerStarter {
    /** What a tenant's functions may use, as it is now. On any thread. */
    TenantSettings settings(String tenant);

    /**
     * @param function null: all of the tenant
     */
    Fields configuration(String tenant, String function, TenantSettings settings, WorkerKind kind);

    Worker create(Fields configuration, Worker.Events events);

    void start(Worker worker, String name);

    /** The function library that a script runs in; null if there is none, or it must not. */
    Path library(Manifest manifest, FunctionSettings settings);

    /** What runs such a function now. */
    WorkerKind kind(Manifest manifest, FunctionSettings settings);

    /** Variables of a function that are not among its settings, as they are when it is loaded. */
    Supplier<Map<String, String>> secrets(String tenant, FunctionSettings settings);

    /** Whether there is a JVM that scripts can move to, or one can be made. */
    boolean hasJvm();

    /** Whether a tenant may have a JVM that nobody needs yet, as far as memory goes. */
    boolean hasRoomForSpare(TenantSettings settings);

    /** Makes it, if it is missing; tells null, or why it is not there, on the loop. */
    void prepareJvm(Consumer<Failure> whenDone);
}
