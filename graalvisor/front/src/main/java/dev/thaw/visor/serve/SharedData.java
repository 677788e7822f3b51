// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.Manifest;
import dev.thaw.visor.store.NameLocks;
import dev.thaw.visor.store.Names;
import dev.thaw.visor.store.Staged;
import dev.thaw.visor.store.Store;
import dev.thaw.visor.store.StoredFunction;
import dev.thaw.visor.store.StoredVersion;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Data that functions of a tenant share by naming it: a state that all of them begin with. Whoever
 * names it first brings it. Called on threads that may wait.
 */
final class SharedData {
    private final Store store;
    private final Trials trials;
    private final Supplier<Rollout> rollouts;
    private final LongSupplier maxFile;

    SharedData(Store store, Trials trials, Supplier<Rollout> rollouts, LongSupplier maxFile) {
        this.store = store;
        this.trials = trials;
        this.rollouts = rollouts;
        this.maxFile = maxFile;
    }

    /** Held while one data of a tenant changes, or one more function comes to it. */
    NameLocks.Held lock(String tenant, String data) {
        return store.lock("data " + tenant + " " + data);
    }

    /**
     * Gives a function that names data the state of those that have it, or takes the one that it
     * brings. The caller holds the lock.
     */
    void provide(String name, String tenant, Staged staged) throws IOException, RefusedException {
        Manifest manifest = staged.manifest();
        List<StoredFunction> naming = naming(tenant, manifest.data());
        if (manifest.library() == null) {
            throw refused(422, "only compiled functions can map shared data");
        }
        StoredVersion newest =
                naming.stream()
                        .map(StoredFunction::currentVersion)
                        .filter(version -> manifest.readsStatesOf(version.manifest()))
                        .max(Comparator.comparingLong(StoredVersion::deployedMillis))
                        .orElse(null);
        if (manifest.state() == null) {
            if (newest == null) {
                throw refused(422, missing(tenant, manifest.data(), naming));
            }
            staged.shareState(newest);
            return;
        }
        List<String> others =
                names(
                        naming,
                        f ->
                                !f.name().equals(name)
                                        && manifest.readsStatesOf(f.currentVersion().manifest())
                                        && !hasState(f, manifest));
        if (!others.isEmpty()) {
            throw refused(
                    409,
                    "the file brings other data '%s' than %s have; give it to all by 'thaw function shared-data %s FILE.fn', or deploy a file without a state"
                            .formatted(manifest.data(), others, manifest.data()));
        }
    }

    private static String missing(String tenant, String data, List<StoredFunction> naming) {
        String make = "bring it with this function: 'thaw function state FILE.fn' makes it";
        return naming.isEmpty()
                ? "no function of tenant %s has the data '%s' yet; %s".formatted(tenant, data, make)
                : "the data '%s' of tenant %s was made by another image, that of %s, and only that can map it; %s"
                        .formatted(data, tenant, names(naming, f -> true), make);
    }

    /** Puts the state of a function file in the place of what those have who name the data. */
    JsonObject replace(String tenant, String data, Staged sent)
            throws IOException, RefusedException {
        Names.checked("the tenant's name", tenant);
        Names.checked("the data's name", data);
        sent.unpack(null, "", maxFile.getAsLong());
        Manifest brought = sent.manifest();
        if (brought.library() == null || brought.state() == null) {
            throw refused(422, "the file brings no data: 'thaw function state FILE.fn' makes it");
        }
        try (NameLocks.Held held = lock(tenant, data)) {
            List<StoredFunction> naming = naming(tenant, data);
            if (naming.isEmpty()) {
                throw refused(404, missing(tenant, data, naming));
            }
            List<String> others =
                    names(naming, f -> !brought.readsStatesOf(f.currentVersion().manifest()));
            if (others.size() == naming.size()) {
                throw refused(
                        422,
                        "the file is of another image than %s, and only the image that has made data can map it"
                                .formatted(others));
            }
            List<String> without =
                    names(naming, f -> !others.contains(f.name()) && !hasState(f, brought));
            try (DataReplacement replacement =
                    new DataReplacement(store, trials, rollouts, tenant, data, sent)) {
                JsonObject json = new JsonObject();
                json.add("replaced", array(replacement.run(without)));
                json.add("otherImages", array(others));
                return json;
            }
        }
    }

    private List<StoredFunction> naming(String tenant, String data) {
        return store.functions().values().stream()
                .filter(f -> f.tenant().equals(tenant))
                .filter(f -> data.equals(f.currentVersion().manifest().data()))
                .toList();
    }

    private static boolean hasState(StoredFunction function, Manifest manifest) {
        return manifest.stateDigest().equals(function.currentVersion().manifest().stateDigest());
    }

    private static List<String> names(
            List<StoredFunction> functions, Predicate<StoredFunction> which) {
        return functions.stream().filter(which).map(StoredFunction::name).toList();
    }

    private static JsonArray array(List<String> names) {
        JsonArray array = new JsonArray();
        names.forEach(array::add);
        return array;
    }

    private static RefusedException refused(int status, String message) {
        return new RefusedException(status, "data", message);
    }
}
