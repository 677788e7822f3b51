// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;

/** A deployment in one worker. */
final class Load {
    enum State {
        LOADING,
        LOADED,
        FAILED
    }

    final Deployment deployment;
    final Host host;
    State state = State.LOADING;

    /** Nobody wants it by the time that it is there. */
    boolean unwanted;

    /** It was told to go, and does after its last call; it is in no statistics any more. */
    boolean unloading;

    Failure failure;
    long failedNanos;

    int running;

    /** Isolates that memory is reserved for: those that run, and those that may be idle. */
    int reserved;

    /** As the worker has said last. */
    int isolates;

    int idle;
    long created;
    long evicted;

    Load(Deployment deployment, Host host) {
        this.deployment = deployment;
        this.host = host;
    }

    boolean isCallable() {
        return state == State.LOADED && !host.retired && host.worker.ready();
    }

    long memory() {
        return deployment.settings().memory();
    }
}
