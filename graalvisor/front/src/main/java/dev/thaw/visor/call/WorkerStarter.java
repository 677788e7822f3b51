// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import dev.thaw.visor.worker.Worker;
import java.nio.file.Path;

/** Makes workers. */
public interface WorkerStarter {
    /**
     * @param function null: all of the tenant
     */
    Fields configuration(String tenant, String function, TenantSettings settings, WorkerKind kind);

    Worker create(Fields configuration, Worker.Events events);

    void start(Worker worker, String name);

    /** The function library of a language that scripts are in; null if there is none. */
    Path language(String runtime);

    /** What runs such a function now. */
    WorkerKind kind(Manifest manifest);
}
