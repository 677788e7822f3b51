// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.NameLocks;
import dev.thaw.visor.store.Publication;
import dev.thaw.visor.store.Staged;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.StoredVersion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Another state for functions of a tenant that share one: tried in each before it is locked, loaded
 * in all before one answers with it. Closing it takes back what was not published.
 */
final class DataReplacement implements AutoCloseable {
    private final Store store;
    private final Trials trials;
    private final Supplier<Rollout> rollouts;
    private final String tenant;
    private final String data;
    private final Staged sent;
    private final List<Part> parts = new ArrayList<>();

    DataReplacement(
            Store store,
            Trials trials,
            Supplier<Rollout> rollouts,
            String tenant,
            String data,
            Staged sent) {
        this.store = store;
        this.trials = trials;
        this.rollouts = rollouts;
        this.tenant = tenant;
        this.data = data;
        this.sent = sent;
    }

    /**
     * @param names in order, as their locks are taken so
     * @return those that have it now: not who went, or names it no longer
     */
    List<String> run(List<String> names) throws IOException, RefusedException {
        for (String name : names) {
            Part part = new Part(name);
            parts.add(part);
            part.tryOut();
        }
        for (Part part : parts) {
            part.load();
        }
        List<Publication> publications =
                parts.stream()
                        .filter(part -> part.version != null)
                        .map(part ->
                                new Publication(part.name, tenant, part.version, part.settings))
                        .toList();
        Publication.Outcome outcome = Publication.all(store, publications);
        parts.forEach(part -> part.after = outcome.published().get(part.name));
        List<String> replaced = new ArrayList<>();
        for (Part part : parts) {
            if (part.after != null) {
                part.rollout.activate(part.after);
                replaced.add(part.name);
            }
        }
        if (outcome.failure() == null) {
            return replaced;
        }
        if (replaced.isEmpty()) {
            throw outcome.failure();
        }
        throw new IOException(
                "only %s have the new data '%s': %s; give it to the others by the same command again"
                        .formatted(replaced, data, outcome.failure().getMessage()),
                outcome.failure());
    }

    @Override
    public void close() {
        parts.reversed().forEach(Part::close);
    }

    /** Of one function. */
    private final class Part {
        private final String name;
        private StoredVersion from;
        private FunctionSettings settings;
        private Staged staged;
        private NameLocks.Held held;
        private Rollout rollout;
        private StoredVersion version;

        /** As it is published; null if it is not. */
        private StoredFunction after;

        Part(String name) {
            this.name = name;
        }

        /** Null if it is none of those that share the data, or of another image now. */
        private StoredFunction known() {
            StoredFunction known = store.function(name);
            return known != null
                            && known.tenant().equals(tenant)
                            && data.equals(known.currentVersion().manifest().data())
                            && sent.manifest().readsStatesOf(known.currentVersion().manifest())
                    ? known
                    : null;
        }

        /** Without its lock, as it may take long. */
        void tryOut() throws RefusedException {
            StoredFunction known = known();
            try {
                if (known != null) {
                    derive(known);
                }
            } catch (IOException e) {
                // it may change just now: again when it is locked
                from = null;
            }
        }

        private void derive(StoredFunction known) throws IOException, RefusedException {
            if (staged != null) {
                staged.close();
            }
            staged = store.stage();
            staged.derive(known.currentVersion(), sent);
            staged.letIn(store.users(), tenant);
            trials.probe(name, tenant, staged, known.settings());
            from = known.currentVersion();
            settings = known.settings();
        }

        /** It stays locked until all of this is over. */
        void load() throws IOException, RefusedException {
            held = store.lock(name);
            StoredFunction known = known();
            if (known == null) {
                return;
            }
            if (!known.currentVersion().equals(from) || !known.settings().equals(settings)) {
                derive(known);
            }
            version = store.add(name, tenant, staged);
            rollout = rollouts.get();
            rollout.prepare(StoredFunction.first(name, tenant, version, settings));
        }

        void close() {
            if (version != null && after == null) {
                store.withdraw(name, tenant, version);
            }
            if (rollout != null) {
                rollout.close();
            }
            if (staged != null) {
                staged.close();
            }
            if (held != null) {
                held.close();
            }
        }
    }
}
