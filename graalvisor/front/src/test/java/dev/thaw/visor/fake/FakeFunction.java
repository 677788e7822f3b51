// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.util.List;
import java.util.Map;

/** A loaded function: counts its pretended isolates. */
final class FakeFunction {
    final String name;
    final Map<String, String> configuration;

    /** Other fields of LOAD. */
    final String load;

    volatile boolean hangs;

    /** What it says of itself when it is asked next has no end. */
    volatile boolean endless;

    private final int concurrency;
    private int running;
    private int isolates;
    private int created;
    private int evicted;
    private int warm;
    private Runnable whenUnloaded;

    FakeFunction(String name, int concurrency, Map<String, String> configuration, String load) {
        this.load = load;
        this.name = name;
        this.concurrency = concurrency;
        this.configuration = configuration;
    }

    synchronized boolean enter() {
        if (running == concurrency) {
            return false;
        }
        running++;
        if (running > isolates) {
            isolates++;
            created++;
        }
        return true;
    }

    synchronized void leave() {
        running--;
        tellIfUnused();
    }

    /** Tells when no call of it runs. */
    synchronized void unload(Runnable told) {
        whenUnloaded = told;
        tellIfUnused();
    }

    private void tellIfUnused() {
        if (running == 0 && whenUnloaded != null) {
            // a call's thread may be interrupted, which would close the connection
            Thread.ofPlatform().start(whenUnloaded);
        }
    }

    synchronized void trim() {
        evicted += isolates - running;
        isolates = running;
    }

    /** Calls before this one that asked. */
    synchronized int warm() {
        return warm++;
    }

    synchronized int created() {
        return created;
    }

    synchronized List<String> stats() {
        return List.of(
                ":function",
                name,
                ":isolates",
                "" + isolates,
                ":idle",
                "" + (isolates - running),
                ":calls",
                "0",
                ":created",
                "" + created,
                ":evicted",
                "" + evicted);
    }
}
